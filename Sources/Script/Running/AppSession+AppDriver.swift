package import AppSession

extension AppSession: AppDriver {
  package var printedLines: [String] {
    console.lines.map(\.text)
  }

  package var doneTitles: [String] {
    history.map(\.title)
  }

  package var undoneTitles: [String] {
    undone.map(\.title)
  }

  package var repetitionNotice: String? {
    divergence?.description
  }
}
