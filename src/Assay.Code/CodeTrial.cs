using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Code;

/// <summary>Compiles contracts with the code that was collected, and leaves out piece by piece what does not compile.</summary>
internal sealed class CodeTrial(ShapeGraph graph, CodeOfTypes code, Func<IEnumerable<string>, CSharpCompilation> compile)
{
    private const int MostRounds = 40;

    private readonly List<LeftOutCode> leftOut = [.. code.LeftOut];
    private CodeOfTypes left = code;

    /// <summary>The code that compiles, with what does not as left out.</summary>
    public CodeOfTypes Run(CancellationToken cancellation)
    {
        var errors = Errors(left, cancellation);
        for (var round = 0; round < MostRounds && Remove(errors); round++)
            errors = Errors(left, cancellation);

        // What does not compile without the code either is not the code's fault.
        if (errors.Count == 0 || errors.Count <= Errors(CodeOfTypes.None, cancellation).Count)
            return left with { LeftOut = leftOut };
        return CodeOfTypes.None with
        {
            LeftOut =
            [
                .. leftOut,
                new LeftOutCode(graph.Root.ToString(), "all code", "copies of the types do not compile with it") { IsOfAll = true },
            ],
        };
    }

    private TrialErrors Errors(CodeOfTypes tried, CancellationToken cancellation)
    {
        var coded = tried.AttachTo(graph);
        ContractNaming naming = new(coded, "Trial");
        var files = new ContractEmitter(coded, naming, new Undecorated(), tellsPieces: true).Emit();
        return new TrialErrors(compile(files.Select(file => file.Content)), cancellation);
    }

    /// <summary>Turns off what warns of experiments, or else removes the pieces that errors name.</summary>
    /// <returns>Whether there was any.</returns>
    private bool Remove(TrialErrors errors)
    {
        if (errors.OfLibraries.Except(left.DisabledWarnings).ToList() is { Count: > 0 } warnings)
        {
            left = left with { DisabledWarnings = [.. left.DisabledWarnings, .. warnings] };
            return true;
        }

        var found = errors.Pieces();
        foreach ((var piece, var error) in found)
        {
            leftOut.Add(new LeftOutCode(ShortOf(piece.Type), piece.Description, ReasonOf(error)));
            left = left.Without(piece);
        }

        return found.Count > 0;
    }

    private string ShortOf(string type) =>
        graph.Shapes.FirstOrDefault(shape => shape.TypeName.CSharpName == type)?.ToString()
            ?? type.Replace("global::", "", StringComparison.Ordinal);

    private static string ReasonOf(Diagnostic error) =>
        error.GetMessage(System.Globalization.CultureInfo.InvariantCulture).TrimEnd('.').Replace("Trial.", "", StringComparison.Ordinal);

    private sealed class Undecorated : ContractDecoration;
}
