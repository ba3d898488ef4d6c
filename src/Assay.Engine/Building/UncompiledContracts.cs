using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Engine.Building;

/// <summary>
/// Tells which contracts are to blame for a build that failed: what was emitted for them did not compile, or what a library's generator
/// made of it. The adapter is built again without them: a shape that one library cannot express must cost neither the adapter's other rows
/// nor its other data sets.
/// </summary>
/// <param name="emitted">What was emitted for the build.</param>
/// <param name="sources">The folder of the adapter's own sources.</param>
internal sealed class UncompiledContracts(EmittedContracts emitted, string sources)
{
    private const string CSharp = ".cs";

    /// <summary>Reads what the build printed.</summary>
    public CompileBlame Blame(string output)
    {
        var errors = CompileError.In(output);
        if (emitted.All.Count == 0 || errors.Count == 0)
            return CompileBlame.None;
        return errors.FirstOrDefault(error => error.IsCrash) is CompileError crash ? BlameOf([crash]) : BlameOf(errors);
    }

    private CompileBlame BlameOf(IReadOnlyList<CompileError> errors)
    {
        Dictionary<ContractKey, CompileError> blamed = [];
        CompileError? unfound = null;
        foreach (var error in errors)
        {
            var keys = KeysOf(error);
            if (keys.Count == 0 && !error.IsOfTool && !IsOfAdapter(error))
                unfound ??= error;
            foreach (var key in keys)
            {
                // What a generator says itself explains best what the compiler then misses.
                if (!blamed.TryGetValue(key, out var first) || (first.IsOfCompiler && !error.IsOfCompiler && !error.IsOfTool))
                    blamed[key] = error;
            }
        }

        return new CompileBlame(
            blamed.ToDictionary(pair => pair.Key, pair => RefusalOf(pair.Value)), unfound is null ? null : RefusalOf(unfound))
        {
            Pieces = PiecesOf(errors),
        };
    }

    /// <summary>
    /// The pieces of the user's code that do not compile, by the contracts that have them. What a generator says of a piece it says of the
    /// type.
    /// </summary>
    private ILookup<ContractKey, (CodePiece Piece, string Sentence)> PiecesOf(IReadOnlyList<CompileError> errors) =>
        (from file in errors.Where(error => error.IsOfCompiler).GroupBy(error => error.File)
         where EmittedContracts.IsEmitted(file.Key) && File.Exists(file.Key)
         let lines = File.ReadAllLines(file.Key)
         from error in file
         let piece = PieceComment.PieceAt(lines, error.Line)
         where piece is not null
         from key in emitted.OfFile(error.File)
         select (key, piece, Sentence: error.Told)).ToLookup(found => found.key, found => (found.piece, found.Sentence));

    private IReadOnlyList<ContractKey> KeysOf(CompileError error)
    {
        if (error.IsOfTool)
            return emitted.FilesIn(error.Text);
        var ofFile = emitted.OfFile(error.File);
        return ofFile.Count > 0 || IsOfAdapter(error) ? ofFile : emitted.NamedIn($"{Path.GetFileName(error.File)} {error.Text}");
    }

    private bool IsOfAdapter(CompileError error) =>
        error.File.StartsWith(sources + Path.DirectorySeparatorChar, StringComparison.Ordinal) && !EmittedContracts.IsEmitted(error.File);

    private static ContractRefusal RefusalOf(CompileError error)
    {
        if (error is { IsCrash: false, IsOfTool: false, IsOfCompiler: true } && EmittedContracts.IsEmitted(error.File))
            return new(RefusedBy.Error, $"error in Assay, emitting: {error.Told}");
        return new(RefusedBy.Generator, $"{OfGenerator(error)}: {error.Told}");
    }

    private static string OfGenerator(CompileError error)
    {
        if (error.IsCrash)
            return "its generator failed";
        if (error.IsOfTool)
            return "its schema compiler failed";
        if (!EmittedContracts.IsEmitted(error.File))
            return "the code from its generator does not compile";
        return error.File.EndsWith(CSharp, StringComparison.Ordinal)
            ? "its generator rejects the contract"
            : "its schema compiler rejects the contract";
    }
}
