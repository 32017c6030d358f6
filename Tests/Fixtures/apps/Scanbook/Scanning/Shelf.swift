import Foundation
import UniformTypeIdentifiers

struct ScannedPage: Identifiable, Codable, Hashable {
    var id = UUID()
    var text: String
    var scannedAt: Date
}

struct Scan: Identifiable, Codable, Hashable {
    var id = UUID()
    var title: String
    var pages: [ScannedPage] = []
    var tags: Set<String> = []

    var preview: String { pages.first?.text ?? "No pages" }
}

@MainActor
final class Shelf: ObservableObject {
    @Published var scans: [Scan] = [] {
        didSet { needsSaving = true }
    }
    @Published private(set) var needsSaving = false
    @Published var selection = Set<Scan.ID>()

    static let exportType = UTType.plainText

    init() {
        scans = [
            Scan(title: "Receipt", pages: [ScannedPage(text: "Total 12.40", scannedAt: .distantPast)], tags: ["money"]),
            Scan(title: "Letter", pages: []),
        ]
        needsSaving = false
    }

    func binding(for id: Scan.ID) -> Scan? { scans.first { $0.id == id } }

    func add(_ text: String, to id: Scan.ID) {
        guard let index = scans.firstIndex(where: { $0.id == id }) else { return }
        scans[index].pages.append(ScannedPage(text: text, scannedAt: .now))
    }

    func deleteSelected() {
        scans.removeAll { selection.contains($0.id) }
        selection = []
    }

    func export(_ scan: Scan) -> String {
        scan.pages.enumerated().map { "Page \($0.offset + 1)\n\($0.element.text)" }.joined(separator: "\n\n")
    }
}
