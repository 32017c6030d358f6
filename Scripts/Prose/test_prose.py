"""Plants slips and sees them found."""

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import markdown_texts
import prose
import swift_texts
import yaml_texts
from passage import Passage


def found(check, text, kind="task"):
    return [what for _, _, what in check([Passage("Task.md", 1, text, kind)])]


class Patterns(unittest.TestCase):
    def test_every_pattern_is_read(self):
        self.assertGreater(len(prose.patterns()), 30)

    def test_slips_are_found(self):
        for text in (
            "Mend it in the app.",
            "Whoever closes the sheet hires nothing.",
            "It shall lie above the list.",
            "This is no URL.",
            "The view is told what came of it.",
            "It stays open for ever.",
            "You need not\nread the views.",
            "Nobody hears of the URL.",
            "The view is made anew.",
            "The link stands in a stack.",
        ):
            self.assertTrue(found(prose.check_patterns, text), text)

    def test_plain_english_and_code_are_left_alone(self):
        for text in ("Fix it in the app.", "There is no URL.", "It is no longer there.", "The button `Mend` is there.", "It is 'shall' here."):
            self.assertEqual(found(prose.check_patterns, text), [], text)

    def test_a_question_word_counts_in_abstracts_only(self):
        self.assertTrue(found(prose.check_patterns, "What the stack shows.", "abstract"))
        self.assertFalse(found(prose.check_patterns, "What does the stack show?", "lesson"))


class Strictness(unittest.TestCase):
    def check(self, comment):
        """Returns the exit code for a tree with one documentation comment, and what is printed."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "Sources" / "App" / "Boat.swift"
            file.parent.mkdir(parents=True)
            file.write_text(f"/// {comment}\nstruct Boat {{}}\n", encoding="utf-8")
            done = subprocess.run(
                [sys.executable, str(Path(prose.__file__)), "--root", folder, "abstract"], capture_output=True, text=True, check=False
            )
            return done.returncode, done.stdout

    def test_a_slip_in_an_abstract_is_a_failure(self):
        code, output = self.check("A boat that is hired by whoever comes first.")
        self.assertEqual(code, 1)
        self.assertIn("Sources/App/Boat.swift:1: 'whoever'", output)

    def test_a_plain_abstract_is_none(self):
        code, output = self.check("A boat for everybody who wants to cross the lake.")
        self.assertEqual(code, 0, output)


class Sentences(unittest.TestCase):
    long = "The list of the trains in the tab on the left shows each train that goes on this day from the station in the middle of the town to the sea."

    def test_a_long_sentence_is_found_in_a_task(self):
        self.assertTrue(found(prose.check_length, self.long))
        self.assertFalse(found(prose.check_length, self.long, "document"))

    def test_two_short_ones_are_not(self):
        self.assertFalse(found(prose.check_length, self.long.replace(" goes", ". It goes", 1)))


class Grades(unittest.TestCase):
    def test_hard_texts_have_a_higher_grade(self):
        easy = Passage("Task.md", 1, "Tap the boat. Look at the list. Then go back to the first screen.", "task")
        hard = Passage("Task.md", 1, "Subsequent invocations of procedures necessitate reconsideration of architectural responsibilities.", "task")
        self.assertLess(prose.grade([easy]), 4)
        self.assertGreater(prose.grade([hard]), 12)


class Tools(unittest.TestCase):
    def test_codespell_finds_a_common_slip(self):
        self.assertIn("'recieve': write 'receive'", found(prose.check_common_slips, "You recieve a value."))

    def test_proselint_finds_a_worn_phrase(self):
        self.assertTrue(found(prose.check_style, "At the end of the day it works. This is a very unique case, and so on and so forth."))

    @unittest.skipUnless(shutil.which("hunspell"), "no hunspell here")
    def test_hunspell_finds_a_word_that_is_none(self):
        self.assertTrue(found(prose.check_spelling, "The naviggation works."))
        self.assertFalse(found(prose.check_spelling, "The harbour's catalogue names an enum, `naviggation` and Quizzlby."))

    @unittest.skipUnless(shutil.which("hunspell"), "no hunspell here")
    def test_the_last_word_of_a_sentence_is_spelt_too(self):
        for text in ("This is recieved.", "It is (recieved). The rest is right.", "Is it recieved?", "It is recieved…"):
            self.assertEqual(len(found(prose.check_spelling, text)), 1, text)

    @unittest.skipUnless(shutil.which("hunspell"), "no hunspell here")
    def test_names_with_a_full_stop_are_not_spelt(self):
        for text in ("Open main.swft, not .navlb.", "See wwww.exampel.org/pagge.", "Set foo.bazz."):
            self.assertEqual(found(prose.check_spelling, text), [], text)

    @unittest.skipUnless(shutil.which("hunspell"), "no hunspell here")
    def test_an_unknown_word_is_named_with_its_passage(self):
        texts = ["All is right here.", "Two\nlines, and a sheeet there.", "A Quizzlby, a sheeet and a stakc here."]
        passages = [Passage("a.md", place, text, "lesson") for place, text in enumerate(texts, start=1)]
        seen = [(passage.line_at(offset), what.split(":")[0]) for passage, offset, what in prose.check_spelling(passages)]
        unknown = [f"'{word}' is not in the dictionary" for word in ("sheeet", "stakc")]
        self.assertEqual(seen, [(3, unknown[0]), (3, unknown[0]), (3, unknown[1])])


class Samples(unittest.TestCase):
    passages = [Passage("a.md", n, f"The app opens screen {n}. It closes screen {n} again.", "lesson") for n in range(100)]

    def test_a_seed_draws_the_same_sentences(self):
        self.assertEqual(prose.sample(self.passages, 7), prose.sample(self.passages, 7))
        self.assertNotEqual(prose.sample(self.passages, 7), prose.sample(self.passages, 8))
        self.assertEqual(len(set(prose.sample(self.passages, 7))), 100)


class Texts(unittest.TestCase):
    def test_markdown_without_code(self):
        text = "# Title\n\nOne\ntwo.\n\n```swift\nlet mend = 1\n```\n\n- A thing\n- [ ] Choice\n\n```quiz\nWhy?\n\n- [x] So.\n  Reason.\n```\n"
        texts = [(p.line, p.text.strip()) for p in markdown_texts.passages("a.md", text, "lesson")]
        expected = [(1, "# Title"), (3, "One\ntwo."), (10, "A thing"), (11, "Choice"), (14, "Why?"), (16, "So."), (17, "Reason.")]
        self.assertEqual(texts, expected)

    def test_yaml_without_goals(self):
        text = "title: A title\nchecks:\n  - name: a\n    advice: Look here.\n    goal:\n      text: [Not this one]\nhints:\n  - Begin here.\n"
        texts = [(p.line, p.text) for p in yaml_texts.passages("a.yml", text, "task")]
        self.assertEqual(texts, [(1, "A title"), (4, "Look here."), (8, "Begin here.")])

    def test_swift_literals(self):
        text = 'let a = "the file \\(name("x")) is not there"\n// "not this one here please"\nlet b = """\n  One line of text\n  and more.\n  """\n'
        texts = [(p.line, " ".join(p.text.split())) for p in swift_texts.messages("a.swift", text, "message")]
        self.assertEqual(texts, [(1, "the file … is not there"), (4, "One line of text and more.")])

    def test_a_name_of_several_words_is_not_a_sentence(self):
        self.assertEqual(list(swift_texts.messages("a.swift", 'let command = "vi-list-or-eof"', "message")), [])

    def test_a_list_of_names_is_not_a_message(self):
        text = 'let a = "onDrag onDrop dropDestination itemProvider"\nlet b = "drop the file onto another"\n'
        texts = [(p.line, p.text) for p in swift_texts.messages("a.swift", text, "message")]
        self.assertEqual(texts, [(2, "drop the file onto another")])

    def test_swift_abstracts(self):
        text = "/// A thing\n/// of two lines.\n///\n/// More.\nlet a = 1\n  /// - Parameter x: not this.\n"
        texts = [(p.line, p.text) for p in swift_texts.abstracts("a.swift", text)]
        self.assertEqual(texts, [(1, "A thing\nof two lines.")])


class Program(unittest.TestCase):
    def run_on(self, task):
        with tempfile.TemporaryDirectory() as folder:
            exercise = Path(folder) / "Exercises/01-one"
            exercise.mkdir(parents=True)
            (exercise / "Task.md").write_text(task, encoding="utf-8")
            command = [sys.executable, "-W", "ignore", str(prose.HERE / "prose.py"), "--root", folder, "task"]
            return subprocess.run(command, capture_output=True, text=True, check=False)

    def test_a_slip_fails_with_its_place(self):
        done = self.run_on("# One\n\nFirst line.\nMend it now.\n")
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("Exercises/01-one/Task.md:4: 'Mend': write 'fix'", done.stdout)

    def test_a_clean_text_passes(self):
        done = self.run_on("# One\n\nFix it now.\n")
        self.assertEqual((done.returncode, done.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
