"""Takes string literals and documentation comments out of Swift sources."""

import re

from passage import Passage

ESCAPES = {"n": " ", "t": " ", '"': '"', "'": "'", "\\": "\\", "0": " ", "r": " "}
SIGN = re.compile(r"[{}<>=]|\\\(|^\s*import |\w\(\w*\)|^\s*[a-z-]+:|└|├|--\w")


# Texts end at blank lines; rows of tables and lines of numbered lists stand alone.
PART = re.compile(r"(?:[^\n]|\n(?!\s*\n|\s*\||\s*\d+  ))+")

# A sentence has one of these; a list of names or commands has none.
SMALL = re.compile(
    r"\b(an?|the|is|are|was|were|of|to|in|it|its|and|or|for|from|with|without|not|no|as|by|on|at|be|this|that|these|your?|can|cannot"
    r"|there|has|have|but|if|only|nor|than|into|every|each|all|one|must|do|does|what|while|here|they|their|out|up|went)\b",
    re.IGNORECASE,
)


def literals(text):
    """Yields the line and the contents of each string literal. An interpolation becomes `…`."""
    index, line = 0, 1
    while index < len(text):
        if text.startswith("//", index):
            end = text.find("\n", index)
            index = len(text) if end < 0 else end
        elif text.startswith("/*", index):
            end = text.find("*/", index + 2)
            end = len(text) if end < 0 else end + 2
            line += text.count("\n", index, end)
            index = end
        elif text[index] == '"' or re.match(r'#+"', text[index : index + 4]):
            end, value = literal(text, index)
            yield line, value
            line += text.count("\n", index, end)
            index = end
        else:
            line += text[index] == "\n"
            index += 1


def literal(text, index):
    """Returns the end of the literal that begins at an index, and its contents."""
    pounds = re.match(r"#*", text[index:]).group()
    index += len(pounds)
    is_long = text.startswith('"""', index)
    quote = ('"""' if is_long else '"') + pounds
    escape = "\\" + pounds
    index += 3 if is_long else 1
    value = []
    while index < len(text) and not text.startswith(quote, index):
        if text.startswith(escape, index):
            index += len(escape)
            if text[index] == "(":
                index = after_parentheses(text, index)
                value.append("…")
            elif text[index] == "\n":
                index += 1
                value.append("\n")
            elif text[index] == "u":
                index = text.find("}", index) + 1
            else:
                value.append(ESCAPES.get(text[index], ""))
                index += 1
        else:
            value.append(text[index])
            index += 1
    return index + len(quote), "".join(value)


def after_parentheses(text, index):
    depth = 0
    while index < len(text):
        if text[index] == '"':
            index, _ = literal(text, index)
            continue
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        index += 1
        if depth == 0:
            break
    return index


def messages(path, text, kind):
    """Yields the literals that are sentences: four words or more, and neither code, one name, nor a list of names."""
    for line, value in literals(text):
        for part in PART.finditer(value):
            unquoted = re.sub(r"'[^']*'|`[^`]*`", "", part.group())
            words = re.findall(r"[A-Za-z]{2,}", unquoted)
            if len(words) >= 4 and " " in unquoted.strip() and SMALL.search(unquoted) and not SIGN.search(unquoted):
                lead = len(part.group()) - len(part.group().lstrip("\n"))
                at = line + value.count("\n", 0, part.start() + lead)
                yield Passage(path, at, part.group().strip("\n"), kind)


def abstracts(path, text):
    """Yields the first paragraph of each documentation comment."""
    start, kept, is_closed = 0, [], False
    for number, line in enumerate(text.split("\n"), 1):
        match = re.match(r"\s*///(?: (.*))?$", line)
        if not match:
            if kept:
                yield Passage(path, start, "\n".join(kept), "abstract")
            start, kept, is_closed = 0, [], False
        elif not match.group(1) or match.group(1).lstrip().startswith("- "):
            is_closed = True
        elif not is_closed:
            start = start or number
            kept.append(match.group(1))
