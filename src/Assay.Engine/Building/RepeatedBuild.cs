using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Engine.Building;

/// <summary>Builds an adapter, and again without contracts that do not compile, until the rest of it does.</summary>
/// <param name="build">Builds without the contracts of a file, or with all where it is null; gives exit code and output.</param>
/// <param name="folder">The build's folder.</param>
/// <param name="sources">The folder of the adapter's own sources.</param>
/// <param name="hasCode">Whether contracts have the user's own code: it is left out before the contract is.</param>
internal sealed class RepeatedBuild(Func<string?, (int? ExitCode, string Output)> build, string folder, string sources, bool hasCode)
{
    /// <summary>Builds that one adapter may take; what is not found until then is left out as a whole.</summary>
    private const int Most = 16;

    private static readonly ContractRefusal Skipped = new(RefusedBy.Assay, "skipped to find out what does not compile");

    private readonly Dictionary<ContractKey, ContractRefusal> without = [];
    private int builds;

    /// <summary>Builds; the exit code is null where a build took over its time.</summary>
    /// <param name="first">What the first build answered, where it was made together with others; null otherwise.</param>
    public (int? ExitCode, string Output) Run((int? ExitCode, string Output)? first = null)
    {
        (var exitCode, var output) = first ?? Build(without);
        while (exitCode is > 0 && builds < Most)
        {
            var emitted = EmittedContracts.Read(folder);
            var blame = BlameOf(output, emitted);
            if (blame.IsNone)
                break;
            var found = blame.Contracts.Count > 0
                ? blame.Contracts
                : Search(emitted.All, blame.Unfound!);
            if (found.Count == 0)
                break;
            foreach ((var contract, var refusal) in found)
                Leave(contract, refusal, [.. blame.Pieces[contract]], emitted);
            (exitCode, output) = Build(without);
        }

        return (exitCode, output);
    }

    /// <summary>
    /// Leaves out what an error stands in: pieces of the user's code, else all of it, else the contract. A contract without any code is
    /// left out at once, and so is one that the library's generator rejects: without its code it would be another type.
    /// </summary>
    private void Leave(
        ContractKey contract, ContractRefusal refusal, IReadOnlyList<(CodePiece Piece, string Sentence)> pieces, EmittedContracts emitted)
    {
        var isAny = false;
        foreach ((var piece, var told) in hasCode ? pieces : [])
            isAny |= without.TryAdd(contract.Of(piece), refusal with { Sentence = told });
        if (isAny)
            return;
        var canDoWithoutCode = hasCode && refusal.By != RefusedBy.Generator && emitted.HasCode(contract);
        without[canDoWithoutCode && !without.ContainsKey(contract.Code) ? contract.Code : contract] = refusal;
    }

    /// <summary>
    /// Finds the data set, or of one data set the dialect, whose contracts make an error that does not tell: each build halves what may be
    /// the cause.
    /// </summary>
    private Dictionary<ContractKey, ContractRefusal> Search(IReadOnlyList<ContractKey> contracts, ContractRefusal refusal)
    {
        List<IGrouping<string, ContractKey>> suspects = [.. contracts.GroupBy(contract => contract.DataSet)];
        if (suspects.Count == 1)
            suspects = [.. contracts.GroupBy(contract => contract.Dialect)];

        // Where it fails without any contract, no contract is the cause.
        if (suspects.Count > 1 && FailsAlikeWith([], contracts))
            return [];
        while (suspects.Count > 1 && builds < Most - 1)
        {
            var half = suspects.Count / 2;
            suspects = FailsAlikeWith(suspects[..half], contracts) ? suspects[..half] : suspects[half..];
        }

        return suspects.SelectMany(suspect => suspect).ToDictionary(contract => contract, _ => refusal);
    }

    /// <summary>Whether a build of some contracts alone has an error that does not tell which of them is the cause.</summary>
    private bool FailsAlikeWith(IReadOnlyList<IGrouping<string, ContractKey>> some, IReadOnlyList<ContractKey> all)
    {
        HashSet<ContractKey> kept = [.. some.SelectMany(group => group)];
        Dictionary<ContractKey, ContractRefusal> others = new(without);
        foreach (var contract in all.Where(contract => !kept.Contains(contract)))
            others[contract] = Skipped;
        (var exitCode, var output) = Build(others);
        return exitCode is > 0
            && (kept.Count == 0 ? CompileError.In(output).Count > 0 : BlameOf(output, EmittedContracts.Read(folder)).Unfound is not null);
    }

    private CompileBlame BlameOf(string output, EmittedContracts emitted) => new UncompiledContracts(emitted, sources).Blame(output);

    private (int? ExitCode, string Output) Build(Dictionary<ContractKey, ContractRefusal> left)
    {
        builds++;
        var file = new WithoutFile(folder).Write(left);

        // A clock that was set back since the build before would let everything look made already.
        if (file is not null)
            FileAge.BringBack(folder);
        return build(file);
    }
}
