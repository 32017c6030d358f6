import Foundation
package import SceneModel

extension Builder {
  /// Returns the types of a built app and their members.
  ///
  /// - Parameter app: The app.
  /// - Returns: The types.
  /// - Throws: `BuildError` if the compiler cannot list them, or the cached list is missing.
  package func interface(of app: BuiltApp) throws(BuildError) -> CodeInterface {
    try interface(of: app, in: declarations(of: app))
  }

  private func interface(
    of app: BuiltApp,
    in folder: String
  ) throws(BuildError) -> CodeInterface {
    let path = "\(folder)/\(BuildPlan.symbolFile(of: app.module))"
    return CodeInterface(try JSON.value(DeclarationGraph.self, at: path))
  }

  /// Returns the path of the folder with an app's module and the module's declarations, creating the folder if
  /// necessary.
  ///
  /// Most apps never need it, and it takes half as long as the app itself.
  private func declarations(of app: BuiltApp) throws(BuildError) -> String {
    guard let job = app.job else {
      throw .broken("there is no information about the sources of \(app.name)")
    }
    let plan = plan(of: job)
    let builder = sized(for: job)
    var key = ContentKey("interface 2", job.key(plan: plan, runtime: runtime))
    key.add(plan.declare)
    return try cache.publish(key: key.text, in: .interfaces) { work throws(BuildError) in
      try work.write(job.sources)
      let result = try builder.run(builder.command(plan.declare, of: plan, in: work))
      guard result.isSuccess else {
        throw .broken(
          "NavLab cannot list the types in the app: \(PlainText.cleaned(result.output))"
        )
      }
      try work.removeItem(BuildPlan.sourceFolder)
      try work.removeItem(BuildPlan.modulesName)
    }
  }

  /// Returns the path of the library for calling a built app's objects, creating the library if necessary.
  ///
  /// - Parameter app: The app.
  /// - Returns: The library's path.
  /// - Throws: `BuildError` if it cannot be built.
  package func callLibrary(of app: BuiltApp) throws(BuildError) -> String {
    let declarations = try declarations(of: app)
    let source = CallSource(try interface(of: app, in: declarations), module: app.module)
    let plan = BuildPlan(
      callsOf: app.folder,
      interface: declarations,
      toolchain: toolchain,
      runtime: runtime,
      moduleCache: cache.moduleCache,
      packages: app.job?.request.project?.built
    )
    var key = ContentKey("calls 5", runtime.identity, app.folder, source.text)
    key.add(plan.compile)
    key.add(plan.link ?? [])
    let entry = try cache.publish(key: key.text, in: .calls) { work throws(BuildError) in
      let packages = [app.job?.request.project?.built?.folder].compactMap(\.self)
      try compileCalls(source, plan, reading: [app.folder, declarations] + packages, in: work)
      try work.removeItem(BuildPlan.objectName)
    }
    return "\(entry)/\(BuildPlan.imageName)"
  }

  /// The maximum number of attempts to compile one library.
  private static let attempts = 5

  private func compileCalls(
    _ source: CallSource,
    _ plan: BuildPlan,
    reading folders: [String],
    in work: WorkFolder
  ) throws(BuildError) {
    var limits = limits
    limits.readable?.append(contentsOf: folders)
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
        throw .broken(
          "NavLab cannot call the methods of the app's objects: \(PlainText.cleaned(result.output))"
        )
      }
      source = rest
    }
    for command in commands.dropFirst() {
      let result = try run(command)
      guard result.isSuccess else {
        throw .broken(
          "NavLab cannot call the methods of the app's objects: \(PlainText.cleaned(result.output))"
        )
      }
    }
  }
}

extension BuiltApp {
  /// The path of the app's folder in the cache.
  fileprivate var folder: String {
    image.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
