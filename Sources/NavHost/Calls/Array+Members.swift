internal import NavUI

extension Array: MemberedValue {
  func property(_ name: String) -> Any? {
    switch name {
    case "count": count
    case "isEmpty": isEmpty
    case "first": first as Any
    case "last": last as Any
    default: nil
    }
  }

  mutating func call(_ name: String, _ arguments: MemberArguments) throws -> MemberResult? {
    switch name {
    case "append(_:)": append(try arguments.value(0))
    case "append(contentsOf:)": append(contentsOf: try arguments.value(0, as: [Element].self))
    case "insert(_:at:)": insert(try arguments.value(0), at: try arguments.value(1))
    case "remove(at:)": return .change(remove(at: try arguments.value(0)))
    case "removeFirst()": return .change(removeFirst())
    case "removeFirst(_:)": removeFirst(try arguments.value(0))
    case "removeLast()": return .change(removeLast())
    case "removeLast(_:)": removeLast(try arguments.value(0))
    case "removeAll()": removeAll()
    case "popLast()": return .change(popLast() as Any)
    case "reverse()": reverse()
    case "contains(_:)": return .look(try index(of: arguments) != nil)
    case "firstIndex(of:)": return .look(try index(of: arguments) as Any)
    default: return nil
    }
    return .change()
  }

  func element(_ arguments: MemberArguments) throws -> MemberElement? {
    guard arguments.count == 1 else { return nil }
    let index = try arguments.value(0, as: Int.self)
    // Reading must not end the app, as the same index in its code would.
    guard indices.contains(index) else {
      throw Refusal("There is no element \(index); the array has \(count).")
    }
    return MemberElement(value: self[index], type: Element.self)
  }

  mutating func setElement(_ arguments: MemberArguments, to value: Any) throws {
    guard let value = value as? Element else { return }
    self[try arguments.value(0, as: Int.self)] = value
  }

  mutating func add(_ arguments: MemberArguments) throws -> Bool {
    append(contentsOf: try arguments.value(0, as: [Element].self))
    return true
  }

  @MainActor
  private func index(of arguments: MemberArguments) throws -> Int? {
    let wanted = try arguments.value(0, as: Element.self) as? AnyHashable
    return firstIndex { ($0 as? AnyHashable) == wanted }
  }
}
