extension Binding where Value == String {
  /// Returns the text of a value; text that cannot be parsed does not change the value.
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

  /// Returns the text of an optional value; an empty text sets it to nil.
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

  /// Returns the text of a value with a formatter.
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
  /// Sets a number of any type.
  fileprivate func set(_ number: NSNumber) {
    let candidates: [Any] = [
      number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.floatValue,
      number.decimalValue, number,
    ]
    if let value = candidates.lazy.compactMap({ $0 as? Value }).first { wrappedValue = value }
  }
}
