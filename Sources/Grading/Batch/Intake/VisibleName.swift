import SceneModel

/// Names that strangers have chosen, made fit to be shown.
enum VisibleName {
  /// A name in which nothing steers a terminal or breaks a line, and that is not endless.
  static func of(_ name: String) -> String {
    var shown = ""
    for scalar in name.unicodeScalars.prefix(120) {
      if scalar == "\t" || scalar.isHarmful {
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return name.unicodeScalars.count > 120 ? shown + "…" : shown
  }
}
