extension Dictionary: MemberedValue {
  mutating func call(_ name: String, _ arguments: MemberArguments) throws -> MemberResult? {
    switch name {
    case "removeValue(forKey:)":
      return .change(removeValue(forKey: try arguments.value(0)) as Any)
    case "removeAll()": removeAll()
    default: return nil
    }
    return .change()
  }

  func element(_ arguments: MemberArguments) throws -> MemberElement? {
    let key = try arguments.value(0, as: Key.self)
    guard arguments.count == 2, arguments.label(1) == "default" else {
      guard arguments.count == 1 else { return nil }
      return MemberElement(value: self[key] as Any, type: Value?.self)
    }
    let other = try arguments.value(1, as: Value.self)
    return MemberElement(value: self[key, default: other], type: Value.self)
  }

  mutating func setElement(_ arguments: MemberArguments, to value: Any) throws {
    self[try arguments.value(0, as: Key.self)] = value as? Value
  }
}
