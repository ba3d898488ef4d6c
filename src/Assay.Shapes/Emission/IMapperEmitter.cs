namespace Assay.Shapes.Emission;

/// <summary>Emits the class that copies a plain graph into its contract graph and back.</summary>
public interface IMapperEmitter
{
    /// <summary>Emits one <c>internal sealed class</c> deriving <c>Assay.Core.Adapters.Contract&lt;TPlain, TContract&gt;</c> with a parameterless constructor.</summary>
    EmittedFile Emit(MapperRequest request);
}
