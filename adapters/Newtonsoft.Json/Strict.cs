using System.Text;
using Newtonsoft.Json;

namespace Assay.Adapters.NewtonsoftJson;

/// <summary>
/// Json.NET with the settings that its documentation has for input that must be exactly what is expected, and a decoder that throws where
/// bytes are no text instead of replacing them. The limit of depth is the library's own.
/// </summary>
internal sealed class Strict<T>() : SerializerInstanceAdapter<T>(
    new JsonSerializer { MissingMemberHandling = MissingMemberHandling.Error, CheckAdditionalContent = true },
    new UTF8Encoding(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true));
