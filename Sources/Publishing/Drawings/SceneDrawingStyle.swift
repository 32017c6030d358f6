/// The style sheets that determine the appearance of drawings.
enum SceneDrawingStyle {
  /// The style rules for drawings on a page, in the colours of the page.
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

  /// The style rules for a standalone drawing, in the light or dark colours that the system prefers.
  static let alone = """
    svg { --paper: #ffffff; --ink: #1b1f24; --quiet: #535b64; --line: #c3c9d0; --band: #f2f4f7; \
    --link: #0a4fb0; --here: #dceafe; background: var(--paper); }
    @media (prefers-color-scheme: dark) { svg { --paper: #14171b; --ink: #e8ebef; --quiet: #a3acb6; \
    --line: #454d56; --band: #1e2329; --link: #8ab8ff; --here: #1c3557; } }

    """ + text

  /// The style rules for a drawing in a notebook, in the colours of the editor's theme or of the system.
  static let notebook = """
    .scene { --own-paper: #ffffff; --own-ink: #1b1f24; --own-quiet: #535b64; --own-line: #c3c9d0; \
    --own-band: #f2f4f7; --own-link: #0a4fb0; }
    @media (prefers-color-scheme: dark) { .scene { --own-paper: #14171b; --own-ink: #e8ebef; --own-quiet: #a3acb6; \
    --own-line: #454d56; --own-band: #1e2329; --own-link: #8ab8ff; } }
    .scene { --paper: var(--jp-layout-color0, var(--vscode-editor-background, var(--own-paper))); \
    --ink: var(--jp-content-font-color1, var(--vscode-editor-foreground, var(--own-ink))); \
    --quiet: var(--jp-content-font-color2, var(--vscode-descriptionForeground, var(--own-quiet))); \
    --line: var(--jp-border-color1, var(--vscode-panel-border, var(--own-line))); \
    --band: var(--jp-layout-color2, var(--vscode-editorWidget-background, var(--own-band))); \
    --link: var(--jp-content-link-color, var(--vscode-textLink-foreground, var(--own-link))); \
    --here: color-mix(in srgb, var(--link) 18%, var(--paper)); background: var(--paper); }

    """ + text
}
