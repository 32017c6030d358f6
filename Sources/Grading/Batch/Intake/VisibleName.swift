import SceneModel

/// Names that strangers have chosen, made fit to be shown.
enum VisibleName {
  /// A name in which nothing steers a terminal or breaks a line, and that is not endless.
  static func of(_ name: String) -> String {
    let shown = HarmlessText.escaped(
      String(String.UnicodeScalarView(name.unicodeScalars.prefix(120)))
    )
    return name.unicodeScalars.count > 120 ? shown + "…" : shown
  }
}
