using MsgPack.Serialization;

namespace Assay.Adapters.MsgPackCli;

/// <summary>Objects as maps from the names of their members.</summary>
internal sealed class ByName<T>() : MsgPackAdapter<T>(SerializationMethod.Map);
