internal import NavUI

extension NavigationPath: MemberedValue {
  func property(_ name: String) -> Any? {
    switch name {
    case "count": count
    case "isEmpty": isEmpty
    default: nil
    }
  }

  mutating func call(_ name: String, _ arguments: MemberArguments) throws -> MemberResult? {
    switch name {
    case "append(_:)":
      self = NavigationPath(elements: elements + [try arguments.pathElement(0)])
    case "removeLast()": removeLast()
    case "removeLast(_:)": removeLast(try arguments.value(0))
    default: return nil
    }
    return .change()
  }
}
