package import Archives

/// The limits for reading a submission.
package struct IntakeLimits: Hashable, Sendable {
  /// The maximum length of a file in bytes, beyond which a compiler may need gigabytes of memory.
  package var fileBytes = 512 << 10
  /// The maximum total length of the files, in bytes.
  package var totalBytes = 2 << 20
  /// The maximum number of files and folders to inspect in a submission.
  package var entries = 4_000
  /// The limits for reading archives.
  package var archive = ArchiveLimits()

  package init() {}
}
