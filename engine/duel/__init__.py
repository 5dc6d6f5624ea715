"""The duel that Trappola and Bulka share: nine tricks between two hands of the Trappola pack, with bonuses for deuces.

It is named by what is played: Bulka seats more people, of whom two play at a time. It is no base of any game for two;
with another pack, other tricks or other bonuses there is nothing to take from here.
"""
