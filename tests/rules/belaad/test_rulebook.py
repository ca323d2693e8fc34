"""What the rulebook says about itself: readings of ours are marked, also where they are a part."""

from majlis.rulebook import load_book

# Clauses that the printed rules state, with a detail that is our reading.
PARTLY_OURS = (
    *("BL-2.7", "BL-3.4", "BL-3.5", "BL-4.8", "BL-5.2", "BL-5.5"),
    *("BL-6.1", "BL-6.5", "BL-6.7", "BL-6.8", "BL-7.4", "BL-7.5"),
    *("BL-8.3", "BL-8.4", "BL-8.10", "BL-9.1", "BL-9.5", "BL-9.8"),
    *("BL-10.1", "BL-10.3", "BL-10.5", "BL-11.2", "BL-11.4"),
    *("BL-12.4", "BL-12.6", "BL-12.8", "BL-13.7", "BL-13.11"),
    *("BL-14.1", "BL-14.2", "BL-14.6", "BL-14.8", "BL-14.9"),
)


def test_a_reading_that_is_part_of_a_clause_is_marked() -> None:
    book = load_book("belaad")
    assert [c for c in PARTLY_OURS if not book.clause(c).ruling] == []


def test_the_book_says_that_bots_agree_and_that_giving_up_is_not_asked() -> None:
    book = load_book("belaad")
    assert "bot" in book.clause("BL-5.4").text
    assert "surrendering makes no difference" in book.clause("BL-9.8").text
