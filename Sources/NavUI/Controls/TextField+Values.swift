extension Binding where Value == String {
  /// Returns a binding that converts between a value and its text, ignoring text that cannot be parsed.
  static func text<F: ParseableFormatStyle>(
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

  /// Returns a binding that converts between an optional value and its text, with empty text for nil.
  static func text<F: ParseableFormatStyle>(
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

  /// Returns a binding to the text that a formatter produces for a value.
  static func text<V>(of value: Binding<V>, formatter: Formatter) -> Binding<String> {
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
  /// Sets the bound value, which can be of any numeric type, to a number.
  fileprivate func set(_ number: NSNumber) {
    let candidates: [Any] = [
      number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.floatValue,
      number.decimalValue, number,
    ]
    if let value = candidates.lazy.compactMap({ $0 as? Value }).first { wrappedValue = value }
  }
}
