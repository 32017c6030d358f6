internal import Foundation
internal import NavAppIntents
internal import NavUI
internal import SceneModel

/// A caller that runs an app's intents, as the system does.
@MainActor
final class IntentCaller {
  private let app: any App.Type
  private var waiting: [WaitingIntent] = []

  /// Creates a caller for the intents of an app.
  ///
  /// - Parameter app: The app.
  init(app: any App.Type) {
    self.app = app
  }

  /// Runs an intent with the given parameter values.
  ///
  /// - Parameters:
  ///   - name: The name of its type, with that of its module unless it is the app's.
  ///   - values: The values of its parameters.
  ///   - runtime: The app.
  ///   - settle: A closure that waits until the app is idle, so that an intent that waits for nothing has finished.
  /// - Returns: The answer.
  /// - Throws: `Refusal` if there is no such intent, or a value does not fit.
  func run(
    _ name: String,
    _ values: [String: StoredValue],
    in runtime: AppRuntime,
    settle: () -> Void
  ) throws -> ObjectAnswer {
    guard let type = IntentName(name, beside: app).type, let run = IntentRun(of: type) else {
      throw Refusal(
        "The app has no intent \(name). An intent is a top-level type that conforms to AppIntent and is not "
          + "private."
      )
    }
    let known = run.parameterNames
    if let strange = values.keys.sorted().first(where: { !known.contains($0) }) {
      let names = known.isEmpty ? "none" : known.joined(separator: ", ")
      throw Refusal("\(name) has no parameter \(strange); it has \(names).")
    }
    let call = WaitingIntent(name)
    start(run, values.mapValues(\.propertyList), for: call, in: runtime)
    settle()
    switch call.result {
    case nil:
      waiting.append(call)
      return .waits
    case .success(let answer): return answer
    case .failure(let refusal as Refusal): throw refusal
    case .failure(let error): return .threw(ObjectCalls.words(error, of: "\(name).perform()"))
    }
  }

  /// Prints the results of asynchronous intents that have ended.
  func reportEnded() {
    waiting.removeAll { call in
      switch call.result {
      case nil: return false
      case .success(.value(let words, _)): print(words)
      case .success: break
      case .failure(let refusal as Refusal): print(refusal.reason)
      case .failure(let error): print(ObjectCalls.words(error, of: "\(call.name).perform()"))
      }
      return true
    }
  }

  private func start(
    _ run: IntentRun,
    _ values: [String: Any],
    for call: WaitingIntent,
    in runtime: AppRuntime
  ) {
    runtime.asCurrent {
      call.task = Task { @MainActor in
        do {
          call.result = .success(try await Self.perform(run, values, in: runtime))
        } catch {
          call.result = .failure(error)
        }
      }
    }
  }

  private static func perform(
    _ run: IntentRun,
    _ values: [String: Any],
    in runtime: AppRuntime
  ) async throws -> ObjectAnswer {
    if run.comesForward, runtime.phase != .active { try runtime.activate() }
    let foreground = ForegroundRequest {
      if runtime.phase != .active { try runtime.activate() }
    }
    let answer = try await run.perform(values, foreground: foreground)
    if let next = answer.next {
      if let url = next.url {
        guard runtime.open(url) else {
          throw Refusal("No existing view has an onOpenURL, so nothing receives \(url).")
        }
      } else {
        _ = try await perform(next, [:], in: runtime)
      }
    }
    if let words = answer.words { return .value("says: \(words)", type: "IntentDialog") }
    return answer.value.map {
      .value(ValueText.literal(of: $0).description, type: "\(type(of: $0))")
    }
      ?? .nothing
  }
}

/// A run of an asynchronous intent.
@MainActor
private final class WaitingIntent {
  let name: String
  var result: Result<ObjectAnswer, any Error>?
  var task: Task<Void, Never>?

  init(_ name: String) {
    self.name = name
  }
}
