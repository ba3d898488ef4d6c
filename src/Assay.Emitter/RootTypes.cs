using Assay.Shapes.Graph;
using Assay.Shapes.Reading;

namespace Assay.Emitter;

/// <summary>The types that contracts are emitted for: those of data sets, or one of a user's.</summary>
/// <param name="assembly">Path of the .dll that holds them.</param>
public abstract class RootTypes(string assembly)
{
    /// <summary>Path of the .dll that holds them.</summary>
    public string Assembly => assembly;

    /// <summary>C# expression for what makes the values alone, without any row; null for data sets.</summary>
    /// <param name="declarations">What <see cref="Read(IReadOnlyList{string})"/> gave.</param>
    public virtual string? ValueProgramOf(IReadOnlyList<DataSetDeclaration> declarations) => null;

    /// <summary>Source that names what collections of the types hold; null for data sets, which make their values themselves.</summary>
    /// <param name="declarations">What <see cref="Read(IReadOnlyList{string})"/> gave.</param>
    public virtual string? ElementsOf(IReadOnlyList<DataSetDeclaration> declarations) => null;

    /// <summary>The same types without code of the user's.</summary>
    public virtual RootTypes WithoutCode => this;

    /// <summary>The same types without pieces of the user's code.</summary>
    public virtual RootTypes Without(IReadOnlyList<CodePiece> pieces) => this;

    /// <summary>Whether contracts of one member are wanted beside the whole ones.</summary>
    public virtual bool HasOneMembers => true;

    /// <summary>Data sets that the assembly says it lacks, each with the reason, once it is read.</summary>
    public IReadOnlyDictionary<string, string> Missing { get; private set; } = new Dictionary<string, string>();

    /// <summary>Reads them.</summary>
    /// <exception cref="EmissionException">They cannot be read.</exception>
    public IReadOnlyList<DataSetDeclaration> Read(IReadOnlyList<string> references)
    {
        try
        {
            using var reader = ShapeReader.Open(assembly, references);
            Missing = reader.ReadMissingDataSets();
            return Read(reader);
        }
        catch (ShapeException exception)
        {
            throw new EmissionException($"{assembly} : error ASSAY003: {exception.Message}", exception);
        }
    }

    /// <summary>Reads them from an opened assembly.</summary>
    protected abstract IReadOnlyList<DataSetDeclaration> Read(ShapeReader reader);
}
