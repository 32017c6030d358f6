extension Builder {
  /// Throws an error if an imported module does not exist.
  ///
  /// - Parameters:
  ///   - job: The job to compile.
  ///   - work: The folder of the build.
  /// - Throws: `BuildError` with a message for each module that does not exist.
  func checkImports(of job: BuildJob, in work: WorkFolder) throws(BuildError) {
    let probe = ImportProbe(job.sources, known: job.ownModules)
    guard !probe.questions.isEmpty else { return }
    var asking = job
    asking.sources = StagedSources([], entry: probe.source)
    let plan = plan(of: asking)
    try work.write(asking.sources)
    let result = try run(command(plan.check, of: plan, in: work))
    for file in asking.sources.files {
      try work.removeItem("\(BuildPlan.sourceFolder)/\(file.path)")
    }
    // If the compiler does not understand the question, the build itself reports the mistake.
    guard result.isSuccess else { return }
    let missing = probe.missing(in: result.output)
    if !missing.isEmpty { throw .doesNotCompile(missing) }
  }
}

extension BuildJob {
  /// The names of the app's own module and of its packages' modules.
  fileprivate var ownModules: Set<String> {
    Set([request.moduleName] + (request.project?.built?.modules ?? []))
  }
}
