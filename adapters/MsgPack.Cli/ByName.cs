using MsgPack.Serialization;

namespace Assay.Adapters.MsgPackCli;

/// <summary>Objects as maps from the names of their members.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class ByName<T>() : MsgPackAdapter<T>(SerializationMethod.Map);
