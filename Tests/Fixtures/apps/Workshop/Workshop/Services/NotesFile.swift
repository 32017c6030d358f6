import Combine
import Darwin
import Foundation

final class NotesFile: ObservableObject {
    @Published private(set) var lines: [String] = []
    private var source: DispatchSourceFileSystemObject?
    private let url = URL.documentsDirectory.appending(path: "notes.txt")

    func load() async {
        try? Data("oil the saw\nsharpen the plane\n".utf8).write(to: url)
        _ = url.startAccessingSecurityScopedResource()
        defer { url.stopAccessingSecurityScopedResource() }
        var read: [String] = []
        do {
            for try await line in url.lines { read.append(line) }
        } catch {
            read = ["\(error)"]
        }
        let found = read
        await MainActor.run { lines = found }
    }

    func watch() {
        let descriptor = open(url.path, O_RDONLY)
        source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: descriptor,
            eventMask: [.write, .extend],
            queue: .main
        )
        source?.setEventHandler { [weak self] in self?.objectWillChange.send() }
        source?.setCancelHandler { close(descriptor) }
        source?.resume()
    }

    deinit { source?.cancel() }
}
