import Foundation

/// A value of the standard library or Foundation that can be written as a literal.
protocol StandardValue {
  /// Returns the value as a literal, describing nested values with a describer.
  func literal(by describer: ValueDescriber) -> RouteLiteral
}

extension FixedWidthInteger where Self: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral {
    Int(exactly: self).map { .integer($0) } ?? .opaque(description)
  }
}

extension Int: StandardValue {}
extension Int8: StandardValue {}
extension Int16: StandardValue {}
extension Int32: StandardValue {}
extension Int64: StandardValue {}
extension UInt: StandardValue {}
extension UInt8: StandardValue {}
extension UInt16: StandardValue {}
extension UInt32: StandardValue {}
extension UInt64: StandardValue {}

extension Double: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral { .decimal(self) }
}

extension CGFloat: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral { .decimal(Double(self)) }
}

extension Float: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral {
    // Converted through its text, 0.1 stays 0.1 rather than 0.10000000149.
    .decimal(Double(description) ?? Double(self))
  }
}

extension Decimal: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral { .opaque(description) }
}

extension Bool: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral { .boolean(self) }
}

extension String: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral { describer.literal(of: self) }
}

extension Substring: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral {
    describer.literal(of: String(self))
  }
}

extension Character: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral { .string(String(self)) }
}

extension UUID: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral {
    .call("UUID", [.init(value: .string(uuidString))])
  }
}

extension URL: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral {
    .call("URL", [.init(value: .string(absoluteString))])
  }
}

extension Date: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral {
    if let text = ISODate.text(of: self) {
      return .call("Date", [.init(value: .string(text))])
    }
    return .call(
      "Date",
      [
        .init(
          label: "timeIntervalSinceReferenceDate",
          value: .decimal(timeIntervalSinceReferenceDate)
        )
      ]
    )
  }
}

extension Data: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral { .opaque("Data(\(count) bytes)") }
}

extension Optional: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral {
    map { describer.literal(of: $0) } ?? .null
  }
}

extension AnyHashable: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral { describer.literal(of: base) }
}

extension Array: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral {
    .array(describer.literals(of: self))
  }
}

extension ArraySlice: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral {
    .array(describer.literals(of: self))
  }
}

extension Set: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral {
    guard count <= describer.limits.unordered else { return .opaque("Set(\(count) values)") }
    let all = describer.inner { inner in map { inner.literal(of: $0) } }
    let (shown, rest) = describer.cut(all.sorted { "\($0)" < "\($1)" })
    return .array(rest > 0 ? shown + [.opaque("… \(rest) more")] : shown)
  }
}

extension Dictionary: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral {
    guard count <= describer.limits.unordered else {
      return .opaque("Dictionary(\(count) values)")
    }
    let all = describer.inner { inner in
      map { RouteLiteral.Entry(key: inner.literal(of: $0), value: inner.literal(of: $1)) }
    }
    let (shown, rest) = describer.cut(all.sorted { "\($0.key)" < "\($1.key)" })
    guard rest > 0 else { return .dictionary(shown) }
    return .dictionary(shown + [.init(key: .opaque("…"), value: .opaque("\(rest) more"))])
  }
}

extension NavigationPath: StandardValue {
  func literal(by describer: ValueDescriber) -> RouteLiteral {
    let values = describer.inner { describer in
      elements.map { element in
        element.value.map { describer.literal(of: $0) } ?? .opaque(element.typeName)
      }
    }
    return .call("NavigationPath", values.isEmpty ? [] : [.init(value: .array(values))])
  }
}
