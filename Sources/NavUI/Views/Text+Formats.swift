extension Text {
  /// Creates text from a value in a format.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format of the value.
  @available(iOS 15.0, *)
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: format.forAmericans.format(input))
  }

  /// Creates text from an object in a format.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - formatter: The formatter of the value.
  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(content: formatter.string(for: subject) ?? "")
  }

  /// Creates text from a value in a format.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - formatter: The formatter of the value.
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(content: formatter.string(for: subject) ?? "")
  }

  /// Creates text from a string with attributes, which are not shown.
  ///
  /// - Parameter attributedContent: The text.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(content: String(attributedContent.characters))
  }

  /// Creates text that shows a picture; scripts read the text alone.
  ///
  /// - Parameter image: The picture.
  @available(iOS 14.0, *)
  public nonisolated init(_ image: Image) {
    self.init(content: "")
  }
}
