"""Takes the sentences for learners out of the YAML of exercises, lessons and the catalogue."""

import yaml

from passage import Passage

SPOKEN = {
    *("title", "story", "advice", "hints", "why", "text", "summary", "goals", "judged"),
    *("remedy", "unseen", "reason", "versions"),
}


def passages(path, text, kind, first_line=1):
    """Yields what the keys with sentences hold; `first_line` is the line of the file that the text begins on."""
    yield from walk(path, yaml.compose(text, Loader=yaml.CSafeLoader), kind, first_line, False)


def walk(path, node, kind, first_line, is_spoken):
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            # What a check looks for is called `text` too, in `goal`.
            if key.value in ("goal", "background", "criteria"):
                continue
            yield from walk(path, value, kind, first_line, key.value in SPOKEN)
    elif isinstance(node, yaml.SequenceNode):
        for value in node.value:
            yield from walk(path, value, kind, first_line, is_spoken)
    elif is_spoken and " " in node.value:
        line = first_line + node.start_mark.line + (1 if node.style in (">", "|") else 0)
        yield Passage(path, line, node.value.strip(), kind)


def front_matter(path, text, kind):
    """Yields the passages of the YAML at the head of a lesson."""
    parts = text.split("---\n", 2)
    if len(parts) == 3 and not parts[0]:
        yield from passages(path, parts[1], kind, first_line=2)
