namespace Assay.Engine.Building;

/// <summary>
/// Tells which contracts are to blame for a build that failed: what was emitted for them did not compile, or what a library's generator made of it. The adapter is built again without them: a
/// shape that one library cannot express must cost neither the adapter's other rows nor its other data sets.
/// </summary>
/// <param name="emitted">What was emitted for the build.</param>
/// <param name="sources">The folder of the adapter's own sources.</param>
internal sealed class UncompiledContracts(EmittedContracts emitted, string sources)
{
    /// <summary>How the sentence about code that Assay emitted begins; what follows is no fault of a library.</summary>
    public const string OwnCode = "Assay's own code, emitting: ";

    private const string CSharp = ".cs";

    /// <summary>Reads what the build printed.</summary>
    public CompileBlame Blame(string output)
    {
        IReadOnlyList<CompileError> errors = CompileError.In(output);
        if (emitted.All.Count == 0 || errors.Count == 0)
            return CompileBlame.None;
        return errors.FirstOrDefault(error => error.IsCrash) is CompileError crash ? BlameOf([crash]) : BlameOf(errors);
    }

    private CompileBlame BlameOf(IReadOnlyList<CompileError> errors)
    {
        Dictionary<ContractKey, CompileError> blamed = [];
        CompileError? unfound = null;
        foreach (CompileError error in errors)
        {
            IReadOnlyList<ContractKey> keys = KeysOf(error);
            if (keys.Count == 0 && !error.IsOfTool && !IsOfAdapter(error))
                unfound ??= error;
            foreach (ContractKey key in keys)
            {
                // What a generator says itself explains best what the compiler then misses.
                if (!blamed.TryGetValue(key, out CompileError? first) || (first.IsOfCompiler && !error.IsOfCompiler && !error.IsOfTool))
                    blamed[key] = error;
            }
        }

        return new CompileBlame(blamed.ToDictionary(pair => pair.Key, pair => Sentence(pair.Value)), unfound is null ? null : Sentence(unfound));
    }

    private IReadOnlyList<ContractKey> KeysOf(CompileError error)
    {
        if (error.IsOfTool)
            return emitted.FilesIn(error.Text);
        IReadOnlyList<ContractKey> ofFile = emitted.OfFile(error.File);
        return ofFile.Count > 0 || IsOfAdapter(error) ? ofFile : emitted.NamedIn($"{Path.GetFileName(error.File)} {error.Text}");
    }

    private bool IsOfAdapter(CompileError error) => error.File.StartsWith(sources + Path.DirectorySeparatorChar, StringComparison.Ordinal) && !EmittedContracts.IsEmitted(error.File);

    private static string Sentence(CompileError error)
    {
        if (error.IsCrash)
            return $"its generator failed: {error.Told}";
        if (error.IsOfTool)
            return $"its schema compiler failed: {error.Told}";
        if (!EmittedContracts.IsEmitted(error.File))
            return $"what its generator makes of the contract does not compile: {error.Told}";
        if (error.IsOfCompiler)
            return OwnCode + error.Told;
        return error.File.EndsWith(CSharp, StringComparison.Ordinal) ? $"its generator refuses the contract: {error.Told}" : $"its schema compiler refuses the contract: {error.Told}";
    }
}
