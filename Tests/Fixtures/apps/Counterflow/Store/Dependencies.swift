import Foundation

struct FactClient {
    var fact: @Sendable (Int) async throws -> String
    static let live = FactClient { number in
        try await Task.sleep(for: .milliseconds(700))
        if number < 0 { throw Failure.negative }
        return "\(number) is \(number.isMultiple(of: 2) ? "even" : "odd")."
    }
    enum Failure: Error { case negative }
}

@propertyWrapper
struct Dependency<Value> {
    let wrappedValue: Value
    init(_ keyPath: KeyPath<DependencyValues, Value>) { wrappedValue = DependencyValues.current[keyPath: keyPath] }
}

struct DependencyValues {
    static var current = DependencyValues()
    var facts = FactClient.live
    var now: () -> Date = Date.init
}
