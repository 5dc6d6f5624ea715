"""The games for other programs: OpenSpiel and PettingZoo, each of which must be installed for its module."""
