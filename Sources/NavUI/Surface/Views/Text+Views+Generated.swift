// Made by Scripts/generate from Scripts/surface/Views.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Text {
  /// Sets the text's accessibility label, by which scripts also find it.
  ///
  /// - Parameter label: The label for assistive technologies.
  /// - Returns: The text.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityLabel(_ label: Text) -> Text {
    Text(content: label.content, links: links)
  }

  /// Sets the text's accessibility label, by which scripts also find it.
  ///
  /// - Parameter labelKey: The label for assistive technologies.
  /// - Returns: The text.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the text's accessibility label, by which scripts also find it.
  ///
  /// - Parameter label: The label for assistive technologies.
  /// - Returns: The text.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Creates a text from a value in a format.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The way to write it.
  @available(iOS 15.0, *)
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: format.forAmericans.format(input))
  }

  /// Creates a text from an object in a format.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - formatter: The way to write it.
  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(content: formatter.string(for: subject) ?? "")
  }

  /// Creates a text from a value in a format.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - formatter: The way to write it.
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(content: formatter.string(for: subject) ?? "")
  }

  /// Creates a text from another one with attributes, which are not shown.
  ///
  /// - Parameter attributedContent: The text.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(content: String(attributedContent.characters))
  }

  /// Creates a text that shows a picture; scripts read the text alone.
  ///
  /// - Parameter image: The picture.
  @available(iOS 14.0, *)
  public nonisolated init(_ image: Image) { self.init(content: "") }
}
