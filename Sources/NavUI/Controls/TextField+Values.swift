extension TextField {
  /// Creates a field for a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The format for writing and reading the value.
  ///   - prompt: The text in the empty field.
  ///   - label: The label of the field.
  @available(iOS 15.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: .text(of: value, format: format))
  }

  /// Creates a field for an optional value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The format for writing and reading the value.
  ///   - prompt: The text in the empty field.
  ///   - label: The label of the field.
  @available(iOS 15.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: .text(of: value, format: format))
  }

  /// Creates a field for a value with a formatter.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - formatter: The formatter for writing and reading the value.
  ///   - prompt: The text in the empty field.
  ///   - label: The label of the field.
  @available(iOS 15.0, *)
  public nonisolated init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: .text(of: value, formatter: formatter))
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - value: The value.
  ///   - format: The format for writing and reading the value.
  ///   - prompt: The text in the empty field.
  @available(iOS 15.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, text: .text(of: value, format: format))
  }

  /// Creates a field for an optional value.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - value: The value.
  ///   - format: The format for writing and reading the value.
  ///   - prompt: The text in the empty field.
  @available(iOS 15.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, text: .text(of: value, format: format))
  }

  /// Creates a field for a value with a formatter.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - value: The value.
  ///   - formatter: The formatter for writing and reading the value.
  ///   - prompt: The text in the empty field.
  @available(iOS 15.0, *)
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), prompt: prompt, text: .text(of: value, formatter: formatter))
  }

  /// Creates a field for a value with a formatter, and actions for its editing.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - value: The value.
  ///   - formatter: The formatter for writing and reading the value.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  ///   - onCommit: A closure called for the return key, which scripts never press.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: .text(of: value, formatter: formatter))
  }

  /// Creates a field for a value.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - value: The value.
  ///   - format: The format for writing and reading the value.
  ///   - prompt: The text in the empty field.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, text: .text(of: value, format: format))
  }

  /// Creates a field for an optional value.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - value: The value.
  ///   - format: The format for writing and reading the value.
  ///   - prompt: The text in the empty field.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, text: .text(of: value, format: format))
  }

  /// Creates a field for a value with a formatter.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - value: The value.
  ///   - formatter: The formatter for writing and reading the value.
  ///   - prompt: The text in the empty field.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, text: .text(of: value, formatter: formatter))
  }

  /// Creates a field for a value with a formatter, and actions for its editing.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - value: The value.
  ///   - formatter: The formatter for writing and reading the value.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  ///   - onCommit: A closure called for the return key, which scripts never press.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: .text(of: value, formatter: formatter))
  }
}

extension Binding where Value == String {
  /// Returns the text of a value; text that cannot be parsed does not change the value.
  fileprivate static func text<F: ParseableFormatStyle>(
    of value: Binding<F.FormatInput>,
    format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding {
      format.format(value.wrappedValue)
    } set: { text in
      do {
        value.wrappedValue = try format.parseStrategy.parse(text)
      } catch {
        // As on a phone, the field returns to the value.
      }
    }
  }

  /// Returns the text of an optional value; an empty text sets it to nil.
  fileprivate static func text<F: ParseableFormatStyle>(
    of value: Binding<F.FormatInput?>,
    format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding {
      value.wrappedValue.map { format.format($0) } ?? ""
    } set: { text in
      do {
        value.wrappedValue = text.isEmpty ? nil : try format.parseStrategy.parse(text)
      } catch {
        // As on a phone, the field returns to the value.
      }
    }
  }

  /// Returns the text of a value with a formatter.
  fileprivate static func text<V>(of value: Binding<V>, formatter: Formatter) -> Binding<String> {
    Binding {
      formatter.string(for: value.wrappedValue) ?? ""
    } set: { text in
      if let number = (formatter as? NumberFormatter)?.number(from: text) {
        value.set(number)
      } else if let date = (formatter as? DateFormatter)?.date(from: text) as? V {
        value.wrappedValue = date
      } else if let text = text as? V {
        value.wrappedValue = text
      }
    }
  }
}

extension Binding {
  /// Sets a number of any type.
  fileprivate func set(_ number: NSNumber) {
    let candidates: [Any] = [
      number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.floatValue,
      number.decimalValue, number,
    ]
    if let value = candidates.lazy.compactMap({ $0 as? Value }).first { wrappedValue = value }
  }
}
