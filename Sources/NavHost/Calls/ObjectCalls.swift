internal import Foundation
internal import NavCalls
internal import NavUI
internal import SceneModel

/// A type that performs the calls that a user makes on an app's objects.
@MainActor
final class ObjectCalls {
  private let table = NavCallTable()
  private var waiting: [WaitingCall] = []

  /// The object that creates values with the learner's own code.
  var maker: TableMaker { TableMaker(table: table) }

  /// Loads the library that performs the calls.
  ///
  /// - Parameter library: The library's path.
  /// - Throws: `Refusal` if the library cannot be loaded.
  func load(_ library: String) throws {
    try CallLibrary(path: library).register(in: table)
  }

  /// Evaluates an expression that reads a value, calls a method or makes a change.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - runtime: The runtime of the app with the objects.
  ///   - reader: The reader of the arguments.
  ///   - settle: A closure that waits until the app is idle, so that a method that waits for nothing has finished.
  /// - Returns: The answer of the object.
  /// - Throws: `Refusal` if it cannot be evaluated.
  func perform(
    _ expression: ObjectExpression,
    in runtime: AppRuntime,
    reader: ArgumentReader,
    settle: () -> Void
  ) throws -> ObjectAnswer {
    let start = try start(of: expression, in: runtime)
    let caller = ObjectCaller(table: table, reader: reader)
    do {
      switch try caller.evaluate(expression, after: start.members, on: start.object) {
      case .value(let value): return Self.answer(value)
      case .waiting(let body):
        let call = WaitingCall(expression, body)
        settle()
        guard let result = call.result else {
          waiting.append(call)
          return .waits
        }
        switch result {
        case .success(let value): return Self.answer(value)
        case .failure(let error as NavCallArgumentError):
          throw caller.refusal(of: error, expression)
        case .failure(let error): return .threw(Self.words(error, of: "\(expression)"))
        }
      }
    } catch let thrown as ObjectCaller.Thrown {
      return .threw(Self.words(thrown.error, of: thrown.method))
    }
  }

  /// Prints the errors of asynchronous calls that have ended.
  func reportEnded() {
    waiting.removeAll { call in
      guard let result = call.result else { return false }
      if case .failure(let error) = result {
        print(Self.words(error, of: "\(call.expression)"))
      }
      return true
    }
  }

  /// Returns the first object of an expression, and the number of members that lead to it.
  private func start(
    of expression: ObjectExpression,
    in runtime: AppRuntime
  ) throws -> (object: AnyObject, members: Int) {
    let named = ObjectReporter.named(runtime.objects)
    if let found = named.first(where: { $0.name == expression.object }) { return (found.object, 0) }
    var name = expression.object
    for (index, member) in ([nil] + expression.members).enumerated() {
      switch member {
      case nil: break
      case .property(let property): name += ".\(property)"
      case .method, .element: throw unknown(expression.object, named)
      }
      guard let root = table.roots[name] else { continue }
      let object = root()
      // From its first change on, the object is observed like those that views own.
      if !expression.isReading { runtime.hold(object, as: name) }
      return (object, index)
    }
    throw unknown(expression.object, named)
  }

  private func unknown(_ name: String, _ named: [ObjectReporter.Named]) -> Refusal {
    let names = named.map(\.name).joined(separator: ", ")
    return Refusal(
      names.isEmpty
        ? "The app's views hold no observable object."
        : "The app has no object '\(name)'; its objects are \(names)."
    )
  }

  /// The maximum length of a value's text, in characters.
  private static let longestValue = 65_536

  private static func answer(_ value: Any) -> ObjectAnswer {
    if value is Void { return .nothing }
    let type = TypeName.spelled(Swift.type(of: value))
    let content = (value as? any OptionalValue)?.content ?? value
    guard Swift.type(of: content) is any AnyObject.Type else {
      let text = ValueText.literal(of: value).description
      return .value(String(text.prefix(longestValue)), type: type)
    }
    var roles = PropertyRoles()
    let properties = ObjectProperty.all(of: content as AnyObject, knowing: &roles)
      .map { "\($0.name): \(ValueText.text(of: $0.value))" }
    let name = TypeName.short(Swift.type(of: content))
    return .value("\(name)(\(properties.joined(separator: ", ")))", type: type)
  }

  /// Returns a description of the error that a method threw.
  static func words(_ error: any Error, of method: String) -> String {
    let type = TypeName.short(Swift.type(of: error))
    let value = ValueText.text(of: error)
    let name = value.hasPrefix(".") ? "\(type)\(value)" : value
    let said = (error as? any LocalizedError)?.errorDescription.map { ": \($0)" } ?? ""
    return "\(method) threw \(name)\(said)"
  }
}

/// A running call of an asynchronous method.
@MainActor
private final class WaitingCall {
  let expression: ObjectExpression
  private(set) var result: Result<Any, any Error>?

  init(_ expression: ObjectExpression, _ body: @escaping @MainActor () async throws -> Any) {
    self.expression = expression
    Task { @MainActor in
      do {
        self.result = .success(try await body())
      } catch {
        self.result = .failure(error)
      }
    }
  }
}
