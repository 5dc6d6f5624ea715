-- Whether computers have played a try to its end for somebody who left it off.
ALTER TABLE tries ADD COLUMN left_off INTEGER NOT NULL DEFAULT 0;
