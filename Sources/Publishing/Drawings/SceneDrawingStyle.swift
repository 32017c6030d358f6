/// How drawings look.
enum SceneDrawingStyle {
  /// The rules for drawings on a page, in the colours of the page.
  static let text = """
    .scene { display: block; max-width: 100%; height: auto; font: 13px system-ui, sans-serif; }
    .scene text { fill: var(--ink); }
    .scene .title { font-weight: 600; }
    .scene .value { fill: var(--quiet); font: 11px ui-monospace, "DejaVu Sans Mono", monospace; }
    .scene .frame { fill: var(--band); stroke: var(--line); }
    .scene .over .frame { stroke: var(--link); stroke-width: 2; }
    .scene .screen { fill: var(--paper); stroke: var(--quiet); }
    .scene .here { fill: var(--here); stroke: var(--link); stroke-width: 2; }
    .scene .fold { stroke-dasharray: 4 3; }

    """

  /// The rules for a drawing that stands alone, with colours of its own.
  static let alone = """
    svg { --paper: #ffffff; --ink: #1b1f24; --quiet: #535b64; --line: #c3c9d0; --band: #f2f4f7; \
    --link: #0a4fb0; --here: #dceafe; background: var(--paper); }

    """ + text
}
