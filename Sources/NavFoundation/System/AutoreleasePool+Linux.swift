#if !canImport(Darwin)
/// Runs a closure without a pool, which Linux does not need.
///
/// Objective-C would then free objects; on Linux, objects do not wait for a pool.
///
/// - Parameter body: The closure.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
#endif
