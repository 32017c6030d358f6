import AVFoundation
import UIKit
import Vision

enum RecognitionError: LocalizedError {
    case noImage, nothingFound
    var errorDescription: String? {
        switch self {
        case .noImage: "There is no picture to read."
        case .nothingFound: "No text was found."
        }
    }
}

struct TextRecognizer {
    var level: VNRequestTextRecognitionLevel = .accurate

    func text(in image: UIImage?) async throws -> String {
        guard let image, let data = image.pngData() else { throw RecognitionError.noImage }
        return try await withCheckedThrowingContinuation { continuation in
            let request = VNRecognizeTextRequest { request, error in
                if let error {
                    continuation.resume(throwing: error)
                    return
                }
                let lines = (request.results as? [VNRecognizedTextObservation] ?? []).compactMap { $0.topCandidates(1).first?.string }
                if lines.isEmpty {
                    continuation.resume(throwing: RecognitionError.nothingFound)
                } else {
                    continuation.resume(returning: lines.joined(separator: "\n"))
                }
            }
            request.recognitionLevel = level
            request.usesLanguageCorrection = true
            do {
                try VNImageRequestHandler(data: data, options: [:]).perform([request])
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }
}

enum CameraAccess {
    static func request() async -> Bool {
        switch AVCaptureDevice.authorizationStatus(for: .video) {
        case .authorized: return true
        case .notDetermined: return await AVCaptureDevice.requestAccess(for: .video)
        default: return false
        }
    }
}
