"""Takes the prose out of Markdown: paragraphs, headings, items of lists, and what the cells of lessons say."""

import re

from passage import Passage

ITEM = re.compile(r"\s*(?:[-*+]|\d+\.)\s+(?:\[[ x]\]\s+)?")
SPOKEN = ("quiz", "teacher", "task", "try")


def passages(path, text, kind):
    """Yields the passages of one document.

    Code blocks are left out, apart from the cells of a lesson that hold sentences. So are tables, front matter and HTML.
    """
    lines = text.split("\n")
    fence = ""
    spoken = False
    start, kept = 0, []
    choice = -1
    if lines and lines[0] == "---" and "---" in lines[1:]:
        end = lines.index("---", 1)
        lines[: end + 1] = [""] * (end + 1)
    for number, line in enumerate(lines, 1):
        mark = re.match(r"\s*(```+|~~~+)\s*(\S*)", line)
        edge = False
        if mark and (not fence or mark.group(1) == fence):
            spoken = not fence and mark.group(2).split("=")[0] in SPOKEN
            fence = "" if fence else mark.group(1)
            edge = True
        left_out = edge or (fence and not spoken) or re.match(r"\s*(\||<|:?-{3,})", line) or not line.strip()
        new = left_out or ITEM.match(line) or line.lstrip().startswith(("#", ">")) or (spoken and is_key(line))
        # The reason below a choice is a passage of its own.
        new = new or (spoken and number == choice + 1)
        choice = number if spoken and re.match(r"- \[", line) else choice
        if new and kept:
            yield Passage(path, start, "\n".join(kept), kind)
            kept = []
        if not left_out:
            if not kept:
                start = number
            kept.append(ITEM.sub(lambda m: " " * len(m.group()), line, count=1) if ITEM.match(line) else line)
    if kept:
        yield Passage(path, start, "\n".join(kept), kind)


def is_key(line):
    return re.match(r"[a-z]+: ", line) is not None
