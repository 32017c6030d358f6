import Foundation
import Synchronization

extension Builder {
  /// Compiles a job's files into one object, and returns the compiler's result.
  ///
  /// - Parameters:
  ///   - plan: The commands.
  ///   - job: The job.
  ///   - work: The folder of the build, with the sources.
  /// - Returns: The end of the compiler and its output.
  /// - Throws: `BuildError` if the compiler cannot be started.
  func compile(
    _ plan: BuildPlan,
    of job: BuildJob,
    in work: WorkFolder
  ) throws(BuildError) -> ToolResult {
    if compilesParts(of: job, plan), let linker = toolchain.direct?.linker,
      let result = try compileParts(plan, of: job, in: work, linker: linker)
    {
      return result
    }
    return try run(command(plan.compile, of: plan, in: work))
  }

  /// Returns whether several compiler processes should share a job's files.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - plan: The commands.
  /// - Returns: Whether they do.
  func compilesParts(of job: BuildJob, _ plan: BuildPlan) -> Bool {
    partLimits.suit(job) && plan.compilesParts
  }

  /// Compiles the files without cached parts in several processes, and returns the result, or nil if it is uncertain.
  ///
  /// - Returns: The result as of one compiler, or nil if only that one can tell it.
  private func compileParts(
    _ plan: BuildPlan,
    of job: BuildJob,
    in work: WorkFolder,
    linker: String
  ) throws(BuildError) -> ToolResult? {
    let files = job.sources.files
    let paths = files.map(\.path)
    let names = Dictionary(
      zip(paths, paths.indices.map { "\($0).o" }),
      uniquingKeysWith: { first, _ in first }
    )
    let kept = KeptParts(of: plan, for: job, runtime: runtime, in: cache)
    try work.makeFolder(BuildPlan.partFolder)
    var messages: [String: String] = [:]
    var found: [String] = []
    var missing: [StagedSources.File] = []
    for file in files {
      guard let part = kept.part(of: file), let name = names[file.path] else {
        missing.append(file)
        continue
      }
      try work.copy(part.object, to: "\(BuildPlan.partFolder)/\(name)")
      messages[file.path] = part.messages
      found.append(part.entry)
    }
    let groups = PartGroups(missing, count: partLimits.processes).groups
    let results = try runTogether(
      groups.map { group in
        let parts = group.reduce(into: [:]) { $0[$1.path] = names[$1.path] }
        return command(plan.compiling(parts: parts), of: plan, in: work)
      }
    )
    var others = ""
    for (group, result) in zip(groups, results) {
      guard case .exit = result.ending else { return result }
      let told = FileMessages(result.output, about: paths)
      for file in group {
        messages[file.path] = told.texts[file.path]
        guard result.isSuccess, !result.isCut, told.others.isEmpty,
          !told.mentionOthers(than: file.path, among: paths), let name = names[file.path]
        else { continue }
        try kept.keep(
          "\(work.path)/\(BuildPlan.partFolder)/\(name)",
          messages: told.texts[file.path] ?? "",
          of: file
        )
      }
      others += told.others
    }
    let output = others + paths.compactMap { messages[$0] }.joined()
    let isCut = results.contains(where: \.isCut)
    guard results.allSatisfy(\.isSuccess) else {
      return try refusal(plan, in: work, messages: messages, paths: paths, others: others)
    }
    let joining = BuildPlan.joining(paths.compactMap { names[$0] }, with: linker)
    guard try run(command(joining, of: plan, in: work)).isSuccess else {
      // A damaged part would stop every build.
      for entry in found { try cache.discard(entry) }
      return nil
    }
    return ToolResult(ending: .exit(0), output: output, isCut: isCut)
  }

  /// Returns one compiler's messages about code that several processes rejected, or nil if no message concerns a file.
  ///
  /// One compiler checks the types of all files first; it says more only if it finds nothing wrong.
  private func refusal(
    _ plan: BuildPlan,
    in work: WorkFolder,
    messages: [String: String],
    paths: [String],
    others: String
  ) throws(BuildError) -> ToolResult? {
    let mentioned = Set(messages.filter { !$0.value.isEmpty }.keys)
    guard !mentioned.isEmpty else { return nil }
    var result = try run(command(plan.checking(only: mentioned), of: plan, in: work))
    guard result.isSuccess else { return result }
    let names = Dictionary(zip(paths, paths), uniquingKeysWith: { first, _ in first })
    let parser = DiagnosticParser(names: names)
    let told = Set(parser.messages(in: result.output).map(\.text))
    let all = others + paths.compactMap { messages[$0] }.joined()
    let rest = parser.messages(in: all).map(\.text).filter { !told.contains($0) }
    result.ending = .exit(1)
    result.output += rest.map { $0 + "\n\n" }.joined()
    return result
  }

  /// Runs commands in parallel on all processors, and returns their results.
  private func runTogether(_ commands: [ToolCommand]) throws(BuildError) -> [ToolResult] {
    let results = Mutex<[Int: Result<ToolResult, BuildError>]>([:])
    DispatchQueue.concurrentPerform(iterations: commands.count) { index in
      let result = Result { () throws(BuildError) in try run(commands[index]) }
      results.withLock { $0[index] = result }
    }
    let ended = results.withLock { $0 }
    var all: [ToolResult] = []
    for index in commands.indices {
      if let result = ended[index] { all.append(try result.get()) }
    }
    return all
  }
}
