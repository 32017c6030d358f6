extension Set: MemberedValue {
  mutating func call(_ name: String, _ arguments: MemberArguments) throws -> MemberResult? {
    switch name {
    case "insert(_:)": insert(try arguments.value(0))
    case "remove(_:)": return .change(remove(try arguments.value(0)) as Any)
    case "removeAll()": removeAll()
    case "contains(_:)": return .look(contains(try arguments.value(0)))
    default: return nil
    }
    return .change()
  }
}
