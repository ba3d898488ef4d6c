using System.Globalization;
using System.Runtime.InteropServices;
using Assay.Core.Results;

namespace Assay.Engine.Proving;

/// <summary>
/// Keeps what a build's row did with the data sets that prove rows beside the build, which a changed adapter, package or emitter makes anew. Another runtime of the machine asks again.
/// </summary>
/// <param name="buildFolder">The build's folder.</param>
/// <param name="row">The row's name.</param>
internal sealed class ProofFile(string buildFolder, string row)
{
    private const string Folder = "proofs";
    private const int Fields = 5;

    private string FileName => Path.Combine(buildFolder, Folder, row.Replace('/', '_') + ".tsv");

    /// <summary>What is known; null where nothing is.</summary>
    public IReadOnlyList<ProofObservation>? Read()
    {
        try
        {
            string[] lines = File.Exists(FileName) ? File.ReadAllLines(FileName) : [];
            return lines.Length > 0 && lines[0] == RuntimeInformation.FrameworkDescription
                ? [.. lines[1..].Select(line => line.Split('\t')).Where(fields => fields.Length == Fields).Select(Parse)]
                : null;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or FormatException or ArgumentException)
        {
            // What cannot be read is not known.
            return null;
        }
    }

    /// <summary>Keeps observations; where that fails, they are made again.</summary>
    public void Write(IReadOnlyList<ProofObservation> observations)
    {
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(FileName)!);
            File.WriteAllLines(FileName, [RuntimeInformation.FrameworkDescription, .. observations.Select(Line)]);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // The next run observes them again.
        }
    }

    private static string Line(ProofObservation seen) =>
        string.Create(CultureInfo.InvariantCulture, $"{seen.DataSet}\t{seen.Verdict}\t{seen.Bytes}\t{seen.Library}\t{seen.Cause.Replace('\t', ' ').ReplaceLineEndings(" ")}");

    private static ProofObservation Parse(string[] fields) =>
        new(fields[0], Enum.Parse<Verdict>(fields[1]), long.Parse(fields[2], CultureInfo.InvariantCulture), fields[3], fields[4]);
}
