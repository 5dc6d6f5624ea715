-- What stands in the way of the tables of the same names that are made next: guards, and the names of keys.
DROP FUNCTION ledger_is_not_changed, ledger_is_not_shortened, results_are_not_changed, results_are_not_shortened,
    corrections_are_not_changed, corrections_are_not_shortened CASCADE;
ALTER INDEX results_pkey RENAME TO old_results_pkey;
ALTER INDEX corrections_pkey RENAME TO old_corrections_pkey;
ALTER INDEX books_pkey RENAME TO old_books_pkey;
ALTER INDEX sums_pkey RENAME TO old_sums_pkey;
ALTER INDEX history_pkey RENAME TO old_history_pkey;
