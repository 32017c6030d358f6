import Foundation
package import SceneModel

extension Builder {
  /// The types of a built app and their members.
  ///
  /// - Parameter app: The app.
  /// - Returns: The types.
  /// - Throws: `BuildError` when the cache no longer holds what the compiler wrote down about them.
  package func interface(of app: BuiltApp) throws(BuildError) -> CodeInterface {
    let path = "\(app.folder)/\(BuildPlan.symbolFile(of: app.module))"
    return CodeInterface(try JSON.value(DeclarationGraph.self, at: path))
  }

  /// The library through which a built app's objects are called, made unless it is there already.
  ///
  /// - Parameter app: The app.
  /// - Returns: The library's path.
  /// - Throws: `BuildError` when it cannot be made.
  package func callLibrary(of app: BuiltApp) throws(BuildError) -> String {
    let source = CallSource(try interface(of: app), module: app.module)
    let plan = BuildPlan(
      callsOf: app.folder,
      toolchain: toolchain,
      runtime: runtime,
      moduleCache: cache.moduleCache
    )
    let commands = [plan.compile, plan.link ?? []].map { $0.joined(separator: "\u{0}") }
    let key = ["calls 3", runtime.identity, app.folder] + commands + [source.text]
    let entry = try cache.publish(key: key.joined(separator: "\n"), in: .calls) {
      work throws(BuildError) in
      try compileCalls(source, of: app, plan, in: work)
      try work.removeItem(BuildPlan.objectName)
    }
    return "\(entry)/\(BuildPlan.imageName)"
  }

  /// The most compilations for one library; each but the first leaves out what was wrong in the one before.
  private static let attempts = 5

  private func compileCalls(
    _ source: CallSource,
    of app: BuiltApp,
    _ plan: BuildPlan,
    in work: WorkFolder
  ) throws(BuildError) {
    var limits = limits
    limits.readable?.append(app.folder)
    let commands = plan.commands(
      in: work,
      launcher: runtime.location.launcher,
      environment: environment,
      limits: limits
    )
    var source = source
    for attempt in 1...Self.attempts {
      try work.write(source.text, to: "\(BuildPlan.sourceFolder)/\(BuildPlan.callsSource)")
      let result = try run(commands[0])
      if result.isSuccess { break }
      let wrong = Set(
        result.output.matches(of: /Calls\.swift:(\d+):\d+: error:/).compactMap { Int($0.1) }
      )
      guard attempt < Self.attempts, !wrong.isEmpty, let rest = source.without(wrong) else {
        throw .broken("the app's objects cannot be called: \(PlainText.cleaned(result.output))")
      }
      source = rest
    }
    for command in commands.dropFirst() {
      let result = try run(command)
      guard result.isSuccess else {
        throw .broken("the app's objects cannot be called: \(PlainText.cleaned(result.output))")
      }
    }
  }
}

extension BuiltApp {
  /// The app's folder in the cache.
  fileprivate var folder: String {
    image.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
