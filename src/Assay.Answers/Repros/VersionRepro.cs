using Assay.Conformance;
using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Repros;

namespace Assay.Answers.Repros;

/// <summary>
/// Gathers what a file is made of that shows what one version of types reads of another's data: it has the types of the reader, and the
/// bytes.
/// </summary>
internal sealed class VersionRepro(SelectedRow row, CaseDescription asked, RowResult described, CheckResult check)
{
    /// <summary>Gathers it: a program with the other version writes.</summary>
    /// <param name="data">Whose data are read.</param>
    /// <param name="failure">What the file shows.</param>
    /// <param name="contracts">What the library gets of the version that writes, and of the one that reads.</param>
    /// <exception cref="NoReproException">The program does not write.</exception>
    public ReproParts Make(DataVersion data, ReproFailure failure, (CaseContract Writer, CaseContract Reader) contracts,
        RestoredPackages packages, ReproTrial trial)
    {
        var writing = VersionSource.Of(asked.ReadSource(), isNew: data == DataVersion.New);
        var reading = VersionSource.Of(asked.ReadSource(), isNew: data == DataVersion.Old);
        var written =
            trial.Written(new ReproWriter(trial.Compiler).WriteTelling(PartsOf(writing).Make(failure, contracts.Writer, packages)))
            ?? throw new NoReproException(
                $"{described.Name}#{asked.Name} could not be reproduced in one file: a program with the {Named(data)} version of the "
                    + "types alone did not write its data.");
        var parts = PartsOf(reading).Make(failure, contracts.Reader, packages);
        return parts with
        {
            Directives = [.. parts.Directives, ReproTrial.NamedAssembly],
            Notes = [.. parts.Notes, "", $"The payload is what the library wrote of the {Named(data)} version:",
                .. VersionSource.Lines(writing).Select(line => $"    {line}")],
            Payload = new WrittenPayload(written, Math.Max(asked.Ways.Count, 1), MustFail: asked.Expected == Expected.Rejected),
        };
    }

    private ReproPartsOf PartsOf(string source) =>
        new(row, new ReproSubject($"#{asked.Name}", asked.Holds, source), described, SameFailure.Observed(check));

    private static string Named(DataVersion version) => version == DataVersion.Old ? "old" : "new";
}
