using System.Security.Cryptography;
using System.Text;
using Assay.Code;
using Assay.Engine.UserTypes;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;

namespace Assay.Engine.Building;

/// <summary>Collects the code of a user's types once for all adapters, and keeps it in the cache.</summary>
public sealed class OwnCode(Workspace workspace)
{
    private const string Name = "Assay.OwnCode";
    private const string FileName = "code.json";
    private const int TypedDigits = 16;

    /// <summary>Reads the options about own types, and the code of the types; null where no option was given.</summary>
    /// <param name="frameworks">Target frameworks of the workers.</param>
    /// <exception cref="BadInputException">An option is wrong, or the types cannot be used; the sentence ends with the next
    /// step.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public OwnTypes? Read(TypesRequest? request, IReadOnlyList<string> frameworks, CancellationToken cancellation) =>
        OwnTypesReader.Read(request, frameworks, cancellation) is OwnTypes types ? AddTo(types, cancellation) : null;

    /// <summary>
    /// The types with generic collections in the place of some without a type of elements, and the code that compiles with these.
    /// </summary>
    /// <param name="types">The types as they are.</param>
    /// <param name="typed">The members, as <see cref="TypedMember.Write"/> gives them.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public OwnTypes WithTyped(OwnTypes types, string typed, CancellationToken cancellation) =>
        AddTo(types with { Reference = types.Reference with { Typed = typed, Code = null } }, cancellation);

    private OwnTypes AddTo(OwnTypes types, CancellationToken cancellation)
    {
        var typed = types.Reference.Typed.Length == 0
            ? ""
            : "-" + Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(types.Reference.Typed)))[..TypedDigits];
        var folder = new CollectedCode(workspace, Name).FolderOf(
            $"{types.Reference.Hash}-{typeof(OwnCodeReader).Module.ModuleVersionId:N}{typed}",
            at => Write(Path.Combine(at, FileName), types.Reference, cancellation), cancellation);
        var file = Path.Combine(folder, FileName);
        return types with
        {
            Options = types.Options with
            {
                CodeLeftOut = [.. types.Reference.Roots.SelectMany((_, number) => CodeFile.Read(CodeFile.Of(file, number)).LeftOut)
                    .Select(left => $"{left.Type}, {left.Member}: {left.Reason}").Distinct()],
            },
            Reference = types.Reference with
            {
                Code = new TypesCode(file, HashOf(file, types.Reference.Roots.Count)),
            },
        };
    }

    private static string HashOf(string file, int files) => Convert.ToHexStringLower(
        SHA256.HashData([.. Enumerable.Range(0, files).SelectMany(number => File.ReadAllBytes(CodeFile.Of(file, number)))]));

    private static void Write(string file, TypesReference types, CancellationToken cancellation)
    {
        OwnCodeReader reader = new([.. types.OwnFiles], FrameworkAssemblies.Managed);
        foreach (var (number, graph) in types.ReadGraphs(FrameworkAssemblies.Folders).Index())
            CodeFile.Write(CodeFile.Of(file, number), reader.Read(graph, cancellation));
    }
}
