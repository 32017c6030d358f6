"""Looks for slips in what NavLab says to people, and measures how hard it is to read."""

import argparse
import bisect
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import markdown_texts
import swift_texts
import textstat
import yaml_texts
from passage import QUOTED, SPAN, blank
from proselint.checks import __register__
from proselint.registry import CheckRegistry
from proselint.tools import LintFile

HERE = Path(__file__).resolve().parent

# Where each kind of text stands.
MESSAGES = [
    *("AppBuilder", "AppSession", "AppTesting", "Course", "Exploration", "Findings", "Grading", "LineEditing", "LintServer"),
    *("NavAppIntents", "NavCoreData", "NavFoundation", "NavHost", "NavLint", "NavSwiftData", "NavUI", "Publishing"),
    *("SceneText", "Script", "Shell", "Terminal", "navlab"),
]
KINDS = {
    "task": ["Exercises/*/Task.md", "Exercises/*/exercise.yml"],
    "lesson": ["Lessons/*/Lesson.md"],
    "catalogue": ["Faults/*/fault.yml"],
    "message": [f"Sources/{module}/**/*.swift" for module in MESSAGES],
    "document": ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Docs/**/*.md"],
    "abstract": ["Sources/**/*.swift"],
}

# The grade of Flesch and Kincaid that the median may have, and the number of words that a sentence may have.
GRADES = {"task": 7, "message": 7, "lesson": 8}
LONGEST = {"task": 25, "message": 25}

# Documents that `Scripts/generate` writes: their texts stand elsewhere.
GENERATED = {"Docs/Behaviours.md", "Docs/Commands.md", "Docs/Curriculum.md", "Docs/Fidelity.md", "Docs/Listings.md", "Docs/Rules.md"}


def read(root, kind):
    """Yields the passages of one kind, file after file."""
    for pattern in KINDS[kind]:
        for file in sorted(root.glob(pattern)):
            path = str(file.relative_to(root))
            if path in GENERATED or path.endswith("+Generated.swift"):
                continue
            text = file.read_text(encoding="utf-8")
            if kind == "abstract":
                yield from swift_texts.abstracts(path, text)
            elif path.endswith(".swift"):
                yield from swift_texts.messages(path, text, kind)
            elif path.endswith(".yml"):
                yield from yaml_texts.passages(path, text, kind)
            else:
                if kind == "lesson":
                    yield from yaml_texts.front_matter(path, text, kind)
                yield from markdown_texts.passages(path, text, kind)


def patterns():
    """Returns our own patterns: a regular expression, what to write, and the kinds that it counts for."""
    found = []
    for line in (HERE / "words.tsv").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            pattern, advice, *kinds = line.split("\t")
            compiled = re.compile(pattern.replace(" ", r"\s+"), re.IGNORECASE)
            found.append((compiled, advice, set(kinds[0].split()) if kinds else set(KINDS)))
    return found


def check_patterns(passages):
    """Yields where our own patterns match outside of code."""
    known = patterns()
    for passage in passages:
        text = passage.without_code()
        for pattern, advice, kinds in known:
            if passage.kind in kinds:
                for match in pattern.finditer(text):
                    yield passage, match.start(), f"'{' '.join(match.group().split())}': {advice}"


def sentences(text):
    """Returns the sentences of a text, without those of one word."""
    return [part for part in re.split(r"(?<=[.!?:])[\"')]*\s+(?=[A-Z'\"`])", text) if " " in part]


def words(text):
    return re.findall(r"[^\W_][\w'’-]*", text)


def check_length(passages):
    """Yields sentences with too many words, for the kinds that have a limit."""
    for passage in passages:
        limit = LONGEST.get(passage.kind)
        for sentence in sentences(passage.plain()) if limit else []:
            count = len(words(sentence))
            if count > limit:
                yield passage, 0, f"a sentence of {count} words ('{sentence[:40]}…'): use {limit} or fewer, or two sentences"


def spelled(text):
    """Returns a text in one line, with blanks where there are no words of English."""
    text = SPAN.sub(blank, text)
    text = re.sub(r"\]\([^)]*\)", blank, QUOTED.sub(blank, text))
    # Names of code, files, options and people of the stories are recognised by their form. A full stop belongs to a name
    # only if something follows it; otherwise it ends a sentence, and the word before it is spelt like any other.
    text = re.sub(r"(?<!\S)--\w[\w-]*|\S*[\u25a1_/\\@#=<>{}]\S*|\S*\.\w\S*|\w*\d\w*|\b[A-Z]{2,}\w*\b|\b\w+[A-Z]\w*\b", blank, text)
    return re.sub(r"[\n\u25a1\u2019]", lambda m: "'" if m.group() == "\u2019" else " ", text)


def hunspell(option, lines):
    """Returns what hunspell answers to some lines, or nothing where it cannot."""
    command = ["hunspell", option, "-d", "en_US", "-i", "UTF-8"]
    done = subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(f"hunspell has no dictionary en_US; the spelling is not checked. {done.stderr.strip()}", file=sys.stderr)
        return []
    return done.stdout.splitlines()


def check_spelling(passages):
    """Yields words that hunspell does not know and that are not among our terms."""
    if not shutil.which("hunspell"):
        print("No hunspell here; the spelling is not checked.", file=sys.stderr)
        return
    known = terms()
    lines = [spelled(passage.text) for passage in passages]

    def is_strange(word):
        # The titles and labels of stories are full of names.
        return not word[0].isupper() and len(word) >= 3 and not {word, word.removesuffix("'s")} & known

    # It takes long to look for what was meant, so it looks only where something is left to say.
    strange = {word for word in hunspell("-l", lines) if is_strange(word)}
    chosen = [index for index, line in enumerate(lines) if any(word in line for word in strange)]
    index = 0
    for line in hunspell("-a", [f"^{lines[place]}" for place in chosen])[1:] if chosen else []:
        if not line:
            index += 1
        elif line[0] in "&#":
            word = line.split()[1]
            if not is_strange(word):
                continue
            passage = passages[chosen[index]]
            place = passage.text.find(word)
            fix = line.split(": ", 1)[1].split(", ")[0] if line[0] == "&" else "a known word"
            yield passage, max(place, 0), f"'{word}' is not in the dictionary: write '{fix}', or add it to Scripts/Prose/terms.txt"


def terms():
    """Returns the words of our own that are spelled right."""
    return set((HERE / "terms.txt").read_text(encoding="utf-8").split())


def check_common_slips(passages):
    """Yields what codespell finds."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "texts"
        file.write_text("\n".join(passage.without_code().replace("\n", " ") for passage in passages) + "\n", encoding="utf-8")
        command = [sys.executable, "-m", "codespell_lib", "--ignore-words", str(HERE / "terms.txt"), str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        for line in done.stdout.splitlines():
            match = re.match(r".*?:(\d+): (\S+) ==> (.*)", line)
            if match:
                passage = passages[int(match.group(1)) - 1]
                yield passage, max(passage.text.find(match.group(2)), 0), f"'{match.group(2)}': write '{match.group(3)}'"


def check_style(passages):
    """Yields what proselint finds."""
    left_out = (
        "annotations",
        "cliches.write_good",
        "dates_times",
        "hedging",
        "lexical_illusions",
        "misc.but",
        "misc.illogic",
        "redundancy.misc.garner",
        "restricted",
        "spelling.consistency",
        "typography",
        "uncomparables",
        "weasel_words.very",
    )
    registry = CheckRegistry()
    registry.register_many(__register__)
    wanted = {check.path: not check.path.startswith(left_out) for check in __register__}
    parts = [passage.without_code() for passage in passages]
    starts = [0]
    for part in parts:
        starts.append(starts[-1] + len(part) + 2)
    if not parts:
        return
    for result in LintFile("-", content="\n\n".join(parts)).lint({"max_errors": 10000, "checks": wanted}):
        found = result.check_result
        # It counts from 1, and from a line break that it adds.
        begin = max(found.span[0] - 1, 0)
        index = min(bisect.bisect_right(starts, begin), len(parts)) - 1
        # It takes the beginning of 'for everybody' for an archaic phrase.
        if re.match(r"for every", parts[index][begin - starts[index] :], re.IGNORECASE):
            continue
        yield passages[index], begin - starts[index], f"{found.message} ({found.check_path})"


def grade(passages):
    """Returns the median of the grades of Flesch and Kincaid, over passages of eight words or more."""
    texts = [passage.plain() for passage in passages]
    grades = [textstat.flesch_kincaid_grade(text) for text in texts if len(words(text)) >= 8]
    return statistics.median(grades) if grades else 0


def sample(passages, seed):
    """Returns 100 sentences with their places, the same for the same seed and texts."""
    known = {}
    for passage in passages:
        text = re.sub(r"\s+", " ", passage.text).strip()
        for sentence in re.split(r"(?<=[.!?])\s+(?=[A-Z*`'])", text):
            if len(words(sentence)) > 3:
                known.setdefault(sentence, f"{passage.path}:{passage.line}")
    drawn = random.Random(seed).sample(sorted(known), min(100, len(known)))
    return [f"{known[sentence]}: {sentence}" for sentence in drawn]


def findings(passages):
    """Returns all findings as lines, in the order of the files."""
    found = set()
    for check in (check_patterns, check_length, check_spelling, check_common_slips, check_style):
        for passage, offset, what in check(passages):
            found.add((passage.path, passage.line_at(offset), what))
    return [f"{path}:{line}: {what}" for path, line, what in sorted(found)]


def main():
    parser = argparse.ArgumentParser(prog="Scripts/prose", description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("--list", metavar="KIND", choices=KINDS, help="print the passages of a kind, and check nothing")
    parser.add_argument("--sample", metavar="KIND", choices=KINDS, help="print 100 sentences of a kind, drawn with --seed, for a second reader")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the sample; 1 unless given")
    parser.add_argument("--root", type=Path, default=HERE.parent.parent, help="the folder of the project")
    parser.add_argument("kinds", nargs="*", help=f"{', '.join(KINDS)}; all unless given")
    arguments = parser.parse_args()
    unknown = [kind for kind in arguments.kinds if kind not in KINDS]
    if unknown:
        parser.error(f"'{unknown[0]}' is not a kind of text; there are {', '.join(KINDS)}")
    if arguments.list:
        for passage in read(arguments.root, arguments.list):
            print(f"{passage.path}:{passage.line}: {' '.join(passage.text.split())}")
        return 0
    if arguments.sample:
        print("\n".join(sample(list(read(arguments.root, arguments.sample)), arguments.seed)))
        return 0
    failed = False
    for kind in arguments.kinds or KINDS:
        passages = list(read(arguments.root, kind))
        found = findings(passages)
        median = grade(passages)
        if kind in GRADES and median > GRADES[kind]:
            found.append(f"{kind}: the median of the grades is {median}: write shorter sentences, until it is {GRADES[kind]}")
        print("\n".join(found), end="\n" if found else "")
        print(f"{kind}: {len(passages)} passages, grade {median}, {len(found)} findings")
        failed = failed or bool(found)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
