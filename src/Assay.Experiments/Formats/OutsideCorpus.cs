using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using Assay.Engine;

namespace Assay.Experiments.Formats;

/// <summary>
/// Payloads of a folder as cases: files whose names begin with <c>y_</c> (must be read), <c>n_</c> (must be rejected) or <c>i_</c> (left to
/// readers), and pairs of a file and <c>FILE.expected.json</c> with its value.
/// </summary>
public static class OutsideCorpus
{
    /// <summary>Reads a folder.</summary>
    /// <param name="formats">The one format that was named.</param>
    /// <param name="known">The formats there are, whose layouts are used.</param>
    /// <exception cref="BadInputException">No format or several are named, the folder holds no such files, or two of them contradict each
    /// other.</exception>
    public static FormatCases Read(string folder, string? formats, IReadOnlyList<FormatCases> known)
    {
        if (formats is null || Lists.Split(formats, "--format-of").Count != 1)
            throw new BadInputException("--corpus needs the format of its files. Name one, such as --format-of json.");
        var wanted = FormatSelection.Select(known, formats, null).All;
        FormatLayout[] layouts = [.. wanted.SelectMany(one => one.Layouts)];
        CorpusFolder files = new(folder, [.. layouts.SelectMany(layout => layout.Templates).Select(template => template.Key).Distinct()]);
        var cases = files.Read();
        if (cases.Length > 0)
            return wanted[0] with { Specification = $"files of {folder}", Layouts = layouts, Cases = cases, LeftOut = files.LeftOut };
        throw new BadInputException(files.LeftOut is [string first, ..]
            ? $"No file of {folder} can be used: {first}. Correct that, or name another folder with --corpus."
            : $"{folder} has no file that begins with y_, n_ or i_, and none with a FILE{CorpusFolder.ExpectedEnding}. Add one.");
    }

    /// <summary>SHA-256 of names, payloads and expectations, in hex.</summary>
    public static string HashOf(FormatCases corpus)
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        hash.AppendData(Encoding.UTF8.GetBytes(corpus.Format));
        foreach (var one in corpus.Cases)
        {
            var payload = Convert.ToHexStringLower(one.Payload.Fill(new Dictionary<string, byte[]>()));
            hash.AppendData("\n"u8);
            hash.AppendData(
                JsonSerializer.SerializeToUtf8Bytes<string[]>([one.Name, one.Shape, $"{one.Expected}", payload, .. one.Values]));
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset());
    }
}
