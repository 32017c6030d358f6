import FaultCatalogue

/// A catalogue whose entries say what they are about.
struct SampleEntries: FaultEntrySource {
  func entry(on fault: Fault) -> FaultEntry {
    FaultEntry(
      fault,
      why: "Why \(fault.id) is wrong.",
      remedy: "What to write instead of \(fault.id).",
      wrong: FaultEntry.Example("wrong"),
      right: FaultEntry.Example("right")
    )
  }
}
