import SceneModel
import SceneText

/// Advice on path changes that are written as SwiftUI code, with equivalent commands.
struct PathHabit {
  /// The text of the advice.
  let advice: String

  /// Creates advice on an expression that names no object, or returns nil if the expression is not about a path.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - objects: The objects that views own.
  init?(_ expression: ObjectExpression, _ objects: [ObjectReport]) {
    guard expression.object.lowercased().hasSuffix("path") else { return nil }
    let command = Self.command(for: expression)
    let holders = Self.holders(in: objects)
    var ways: [String] = []
    if let command { ways.append(command) }
    if let holder = holders.first {
      let members = String("\(expression)".dropFirst(expression.object.count))
      let others = holders.count > 1 ? ", one of \(holders.count) paths in the app's objects" : ""
      ways.append(Self.whole(holder + members) + others)
    }
    var advice = "'\(ScriptError.excerpt(expression.object))' is not one of the app's objects"
    if !ways.isEmpty { advice += "; instead, type: " + ways.joined(separator: ", or ") }
    if holders.isEmpty, command != nil { advice += ". None of the app's objects holds a path" }
    self.advice = advice
  }

  /// Returns a piece of code, omitting the arguments if the code is too long to show completely.
  private static func whole(_ code: String) -> String {
    let line = Printable.line(code)
    guard line.count > 72, let opening = line.firstIndex(of: "(") else { return line }
    return "\(line[..<opening])(...)"
  }

  /// Returns the command that is equivalent to the expression, or nil if there is none.
  private static func command(for expression: ObjectExpression) -> String? {
    switch (expression.members.first, expression.change) {
    case (.method("append", let values)?, _):
      let value = values.first { $0.label == nil }.map { " \($0.value)" }
      return PushCommand.word + (value ?? " VALUE")
    case (.method("removeLast", let arguments)?, _):
      let count = arguments.first.map { " \($0.value)" }
      return PopCommand.word + (count ?? "")
    case (.method("popLast", _)?, _): return PopCommand.word
    case (.method("removeAll", _)?, _), (nil, .assign(.array([]))?): return RootCommand.word
    case (.method("removeFirst", _)?, _), (.method("insert", _)?, _), (.method("remove", _)?, _):
      return "\(PathCommand.word) [VALUES]"
    case (nil, .assign(.array(let values))?):
      return "\(PathCommand.word) \(Literal.array(values))"
    case (nil, .assign?): return RootCommand.word
    case (nil, .add(.array(let values))?) where values.count == 1: return "push \(values[0])"
    case (nil, .add?): return "\(PushCommand.word) VALUE"
    default: return expression.isReading ? PathCommand.word : nil
    }
  }

  /// Returns the names of the objects' path properties.
  private static func holders(in objects: [ObjectReport]) -> [String] {
    objects.flatMap { object in
      object.properties.filter { $0.name.lowercased().hasSuffix("path") }
        .map { "\(object.name).\($0.name)" }
    }
  }
}
