package import AppSession

extension AppSession: AppDriver {
  package var printedLines: [String] {
    console.lines.map(\.text)
  }

  package var repetitionNotice: String? {
    divergence?.description
  }
}
