extension LocalizedStringKey.StringInterpolation {
  /// Appends a text view.
  public mutating func appendInterpolation(_ text: Text) {
    append(value: text.content)
  }

  /// Appends an image, which has no text.
  public mutating func appendInterpolation(_ image: Image) {
    append(value: "")
  }

  /// Appends text from a table of translations.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(value: resource.localizedKey.resolved)
  }
}
