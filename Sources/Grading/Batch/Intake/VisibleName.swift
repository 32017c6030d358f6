import SceneModel

/// A converter that makes untrusted names safe to display.
enum VisibleName {
  /// Returns a name of limited length in which escapes replace characters that control a terminal or break a line.
  static func of(_ name: String) -> String {
    let shown = HarmlessText.escaped(
      String(String.UnicodeScalarView(name.unicodeScalars.prefix(120)))
    )
    return name.unicodeScalars.count > 120 ? shown + "…" : shown
  }
}
