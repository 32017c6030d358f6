extension Bool: MemberedValue {
  mutating func call(_ name: String, _ arguments: MemberArguments) throws -> MemberResult? {
    guard name == "toggle()" else { return nil }
    toggle()
    return .change()
  }
}

extension String: MemberedValue {
  mutating func call(_ name: String, _ arguments: MemberArguments) throws -> MemberResult? {
    switch name {
    case "append(_:)": append(try arguments.value(0, as: String.self))
    case "removeAll()": removeAll()
    default: return nil
    }
    return .change()
  }

  mutating func add(_ arguments: MemberArguments) throws -> Bool {
    self += try arguments.value(0, as: String.self)
    return true
  }
}

extension Int: MemberedValue {
  mutating func add(_ arguments: MemberArguments) throws -> Bool {
    self += try arguments.value(0, as: Int.self)
    return true
  }

  mutating func subtract(_ arguments: MemberArguments) throws -> Bool {
    self -= try arguments.value(0, as: Int.self)
    return true
  }
}

extension Double: MemberedValue {
  mutating func add(_ arguments: MemberArguments) throws -> Bool {
    self += try arguments.value(0, as: Double.self)
    return true
  }

  mutating func subtract(_ arguments: MemberArguments) throws -> Bool {
    self -= try arguments.value(0, as: Double.self)
    return true
  }
}
